import { globalStyle } from '@vanilla-extract/css';

/** From page to page: the one fades into the other, while the bar at the head and that on phones stay as they are. */
const DURATION = '180ms';

// Only while it lasts: a name makes a layer of the header, over which a page would lie.
globalStyle('html:active-view-transition body > header', { viewTransitionName: 'header' });
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: DURATION });
globalStyle('::view-transition-group(*)', { animation: 'none' });
globalStyle(
  '::view-transition-old(header), ::view-transition-new(header), ::view-transition-old(phone-bar), ::view-transition-new(phone-bar)',
  { animation: 'none', mixBlendMode: 'normal' },
);
globalStyle('::view-transition-old(header), ::view-transition-old(phone-bar)', { display: 'none' });
globalStyle('::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});
