import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { phone } from '../tokens/breakpoints';
import { SCROLL_DRIVEN, firstAction, inView } from './in-view.css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

const away = keyframes({ 'from, to': { visibility: 'hidden' } });
// The focused element must not scroll to below the bar.
globalStyle('html', { '@media': { [phone]: { scrollPaddingBottom: space[96] } } });
globalStyle('body', { '@supports': { [SCROLL_DRIVEN]: { timelineScope: '--action, --form, --promo, --close' } } });
globalStyle('main form [type="submit"]', inView('--form'));

export const phoneBar = style({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 9,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
      gap: space[10],
      padding: `${space[10]} ${space[16]}`,
      borderTop: `1px solid ${theme.color.line}`,
      background: theme.color.paper,
      boxShadow: theme.shadow.bar,
      selectors: {
        'html:active-view-transition &': { viewTransitionName: 'phone-bar' },
        // The on-screen keyboard takes the room while the visitor types.
        'body:has(:is(input:not([type="checkbox"], [type="radio"]), select, textarea):focus) &': { display: 'none' },
        'body:has(#mobiel-menu [aria-expanded="true"]) &': { display: 'none' },
        // A page that is itself the next step has no second orange button.
        'body:has([data-own-step]) > &': { gridTemplateColumns: '1fr' },
        'body:has([data-step="result"]) > &': { display: 'none' },
      },
      // Hidden while another orange button is in view. Always shown where scroll-driven animations are not supported.
      '@supports': {
        [SCROLL_DRIVEN]: {
          // Not the shorthand: the minifier would write the timelines into it, which no browser parses.
          animationName: Array.from({ length: 4 }, () => away).join(),
          animationTimeline: '--action, --form, --promo, --close',
        },
      },
    },
    // Before hydration nothing reports what is in view.
    [`${phone} and (scripting: enabled)`]: {
      selectors: {
        [`html:not([data-script]) body:has(${firstAction}, [data-layout="page"]) > &`]: { display: 'none' },
      },
    },
    // At 400 % zoom the bar would take a third of the window.
    '(max-height: 320px)': { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`body:has([data-own-step]) > ${phoneBar} > a + a`, { display: 'none' });
