import { style } from '@vanilla-extract/css';

/** The support query of scroll-driven styles. They force a second layout, so `critical-styles.ts` leaves them to the style sheet. */
export const SCROLL_DRIVEN = '(animation-timeline: --action)';

/** Hides the bar at the foot of a phone while this element is in view: one orange button is enough. */
export const inView = (name: '--action' | '--form' | '--promo' | '--close') => ({
  '@supports': { [SCROLL_DRIVEN]: { viewTimelineName: name } },
});

export const firstAction = style(inView('--action'));
