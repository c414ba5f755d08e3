import { style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';
import { inView } from '../design/in-view.css';
import { theme } from '../design/theme.css';

export const close = style({
  paddingBlock: theme.space.section,
  borderBottom: `1px solid ${theme.color.darkLine}`,
  selectors: { '&:not([data-quiet="true"])': inView('--close') },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  gap: 64,
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: 32 } },
});

export const offer = style({ display: 'grid', justifyItems: 'start', gap: 20 });
export const call = style({ borderLeft: `1px solid ${theme.color.darkLine}`, paddingLeft: 32 });

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  font: `700 clamp(2rem, 1.2rem + 2.6vw, 3.25rem)/1 ${theme.font.head}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
