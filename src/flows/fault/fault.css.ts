import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const step = style({ display: 'contents' });

export const heading = style({ fontSize: '1.375rem' });
globalStyle(`${step} textarea`, { minHeight: 92 });
globalStyle(`${heading}:focus`, { outline: 'none', boxShadow: 'none' });

export const hint = style({ marginTop: `calc(-1 * ${space[14]})`, color: theme.color.muted });

export const onward = style({
  display: 'flex',
  justifyContent: 'end',
  marginLeft: 'auto',
  '@media': { [phone]: { flex: 1, marginLeft: 0 } },
});
globalStyle(`${onward} > button`, { minWidth: 152, '@media': { [phone]: { width: '100%' } } });

export const types = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] } },
});
globalStyle(`${types}:focus`, { outline: 'none', boxShadow: 'none' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: '52px 1fr',
  alignItems: 'center',
  gap: space[16],
  minHeight: 124,
  padding: `${space[20]} ${space[20]}`,
  border: `1.5px solid ${theme.color.fieldLine}`,
  borderRadius: theme.radius.small,
  background: theme.color.card,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.ink },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.ink,
      boxShadow: `inset 0 0 0 1px ${theme.color.ink}`,
      background: theme.color.sunWash,
    },
    '&:focus-visible': { boxShadow: `0 0 0 2px ${theme.color.paper}, 0 0 0 7px ${theme.color.sun}` },
  },
  '@media': { [phone]: { minHeight: 92, padding: `${space[12]} ${space[16]}` } },
});
globalStyle(`${card} b`, {
  display: 'block',
  marginBottom: space[4],
  font: `700 1.25rem/1.2 ${theme.font.head}`,
  letterSpacing: '-0.012em',
});
globalStyle(`${card} small`, { display: 'block', fontSize: '1rem', lineHeight: 1.35, color: theme.color.muted });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: theme.radius.small,
  background: theme.color.sand,
  selectors: { '[aria-pressed="true"] > &': { background: theme.color.sun, color: theme.color.onSun } },
});

globalStyle(`${picture} > svg`, { width: 32, height: 32 });

export const number = style({ fontWeight: 700 });

export const picked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 60,
  padding: `${space[6]} ${space[8]} ${space[6]} ${space[16]}`,
  borderRadius: theme.radius.small,
  background: theme.color.sand,
});
globalStyle(`${picked} > button`, { marginLeft: 'auto' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[20]} ${space[20]}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const block = style({ display: 'grid' });
export const blockHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
globalStyle(`${blockHead} > h3`, { fontSize: theme.size.h4, letterSpacing: 0 });
globalStyle(`${blockHead} > button`, { marginRight: `calc(-1 * ${space[12]})` });
globalStyle(`${block} dl > div`, {
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: space[16],
  padding: `${space[10]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '128px minmax(0, 1fr)' } },
});
globalStyle(`${block} dt`, { color: theme.color.muted });
globalStyle(`${block} dd`, { fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
globalStyle(`${block} dd[data-empty="true"]`, { color: theme.color.muted, fontWeight: 400 });
