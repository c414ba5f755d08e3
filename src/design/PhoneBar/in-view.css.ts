import { style } from '@vanilla-extract/css';

/** Wanted of a browser for styles that follow the scrolling. They would lay a page out twice: `critical-styles.ts` leaves them to the sheet. */
export const SCROLL_DRIVEN = '(animation-timeline: --action)';

/** While what has this is in view the bar of a phone stays away: one orange button is enough. */
export const inView = (name: '--action' | '--form' | '--promo' | '--close') => ({
  '@supports': { [SCROLL_DRIVEN]: { viewTimelineName: name } },
});

/** An orange button in the first view. */
export const firstAction = style(inView('--action'));
