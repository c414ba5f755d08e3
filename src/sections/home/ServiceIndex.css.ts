import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const services = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[40],
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});

export const service = style({
  borderTop: `1px solid ${theme.color.line}`,
  selectors: {
    '&:last-child': { borderBottom: `1px solid ${theme.color.line}` },
    '&:nth-last-child(2)': { borderBottom: `1px solid ${theme.color.line}` },
  },
  '@media': { [phone]: { selectors: { '&:nth-last-child(2)': { borderBottom: 0 } } } },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr 20px',
  alignItems: 'center',
  gap: space[20],
  minHeight: 92,
  textDecoration: 'none',
  '@media': { [phone]: { minHeight: 80 } },
});
globalStyle(`${link} > svg:first-child`, { width: 32, height: 32, strokeWidth: 1.5 });
globalStyle(`${link} > svg:last-child`, {
  width: 20,
  height: 20,
  transition: `transform ${theme.ease}`,
});
globalStyle(`${link}:hover > svg:last-child`, { transform: 'translateX(4px)' });

export const name = style({
  display: 'block',
  font: `650 1.25rem/1.25 ${theme.font.head}`,
  letterSpacing: '-0.012em',
});
export const note = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.control });
