import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, desktop, forcedColors, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { offScreen } from '../../design/tokens/text.css';
import { theme } from '../../design/tokens/theme.css';
import { entryInset } from '../../flows/menus/menus.css';

const barWidth = `min(100% - 2 * ${theme.space.gutter}, ${theme.width.bar})`;

export const skipLink = style({
  position: 'absolute',
  zIndex: 20,
  top: 8,
  left: 8,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.small,
  padding: `0 ${space[20]}`,
  borderRadius: theme.radius.field,
  background: theme.color.card,
  color: theme.color.text,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
});

export const strip = style({ fontSize: theme.size.small, '@media': { print: { display: 'none' } } });

export const stripLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[24]}`,
  width: barWidth,
  minHeight: 48,
  marginInline: 'auto',
  '@media': { [belowDesktop]: { gap: `0 ${space[8]}` } },
});

export const claim = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
globalStyle(`${claim} > svg`, { width: 20, height: 20, fill: theme.color.sun, color: theme.color.sun });

export const claimLong = style({ '@media': { [phone]: { display: 'none' } } });
export const claimShort = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });

export const topBar = style({
  position: 'relative',
  zIndex: 5,
  background: theme.color.paper,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const topBarLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  width: barWidth,
  minHeight: 80,
  marginInline: 'auto',
  '@media': {
    [between]: { gap: space[20] },
    [phone]: { minHeight: 64, justifyContent: 'space-between' },
    print: { minHeight: 56 },
  },
});

export const homeLink = style({ textDecoration: 'none', borderRadius: theme.radius.field });

export const mainMenu = style({
  display: 'flex',
  gap: space[2],
  '@media': { [belowDesktop]: { display: 'none' }, print: { display: 'none' } },
});

export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.small,
  padding: `0 ${entryInset}`,
  borderRadius: theme.radius.field,
  font: `550 ${theme.size.control}/1 ${theme.font.body}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: theme.color.sand },
    '&[aria-current="page"]': {
      borderRadius: 0,
      boxShadow: `inset 0 -3px 0 ${theme.color.sun}`,
      fontWeight: 650,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current="page"]': { textDecoration: 'underline' } } } },
});

export const fault = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: theme.height.small,
  marginLeft: 'auto',
  font: `600 ${theme.size.control}/1 ${theme.font.body}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  '@media': { [belowDesktop]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${fault} > svg`, { width: 20, height: 20, color: theme.color.bad });

export const call = style({
  '@media': { [between]: { marginLeft: 'auto' }, [phone]: { display: 'none' }, print: { display: 'none' } },
});
export const callNumber = style({
  '@media': {
    // No room beside the menu.
    '(min-width: 1241px) and (max-width: 1399px)': offScreen,
  },
});

export const menuPlace = style({ '@media': { [desktop]: { display: 'none' }, print: { display: 'none' } } });
