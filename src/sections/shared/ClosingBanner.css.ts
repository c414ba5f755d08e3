import { style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { inView } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const close = style({
  paddingBlock: theme.space.section,
  borderBottom: `1px solid ${theme.color.darkLine}`,
  selectors: { '&:not([data-quiet="true"])': inView('--close') },
});

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[40],
  '@media': { [phone]: { display: 'grid' } },
});

/** Seven and five of twelve columns: the second starts with its line and its padding, and the first with its share of those. */
export const offer = style({ flex: '7 1 46px', display: 'grid', justifyItems: 'start', gap: space[20] });
export const call = style({ flex: '5 1 0', borderLeft: `1px solid ${theme.color.darkLine}`, paddingLeft: space[32] });

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  font: `700 clamp(2rem, 1.2rem + 2.6vw, 3.25rem)/1 ${theme.font.head}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  // Phone numbers do not wrap elsewhere; with WCAG 1.4.12 spacing this one must.
  '@media': { [phone]: { selectors: { '&&': { whiteSpace: 'normal' } } } },
});
