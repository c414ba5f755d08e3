import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { note } from '../../design/tokens/text.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  columnGap: space[80],
  alignItems: 'start',
  marginBottom: space[32],
  '@media': {
    [belowDesktop]: { columnGap: space[48] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: space[16] },
  },
});

export const count = style([
  note,
  {
    marginLeft: 'calc((100% - 80px) * 7 / 12 + 80px)',
    '@media': { [belowDesktop]: { marginLeft: 'calc((100% - 48px) * 7 / 12 + 48px)' }, [phone]: { marginLeft: 0 } },
  },
]);

export const review = style({
  selectors: {
    '&:first-child': { gridRow: '1 / span 2' },
    '&:not(:first-child)': { gridColumn: 2 },
    '&:nth-child(n + 3)': { borderTop: `1px solid ${theme.color.line}`, marginTop: space[32], paddingTop: space[32] },
  },
  '@media': {
    [phone]: {
      transition: `opacity ${theme.ease}, visibility ${theme.ease}`,
      selectors: {
        '&:nth-child(n)': { gridArea: 'auto' },
        '&:nth-child(2)': { marginTop: space[32] },
        '[data-rotating] > &:nth-child(n)': { gridArea: '1 / 1', margin: 0, padding: 0, border: 0 },
        '&[data-shown="false"]': { opacity: 0, visibility: 'hidden' },
      },
    },
  },
});

export const stars = style({ display: 'flex', gap: space[2] });
globalStyle(`${stars} > svg`, {
  width: 18,
  height: 18,
  fill: theme.color.sun,
  color: theme.color.sunOutline,
  strokeWidth: 1.25,
});

export const quote = style({
  margin: `${space[12]} 0 ${space[14]}`,
  fontSize: theme.size.h4,
  textWrap: 'pretty',
  selectors: {
    [`${review}:first-child &`]: {
      margin: `${space[20]} 0 ${space[24]}`,
      font: `500 clamp(1.625rem, 1.1rem + 1.9vw, 2.75rem)/1.18 ${theme.font.light}`,
      letterSpacing: '-0.018em',
      quotes: '"“" "”"',
    },
    [`${review}:first-child &::before`]: { content: 'open-quote' },
    [`${review}:first-child &::after`]: { content: 'close-quote' },
  },
  '@media': {
    [phone]: {
      selectors: {
        [`[data-rotating] > ${review}:nth-child(n) &`]: {
          margin: `${space[16]} 0 ${space[20]}`,
          font: `500 1.5rem/1.25 ${theme.font.light}`,
          letterSpacing: '-0.018em',
        },
      },
    },
  },
});

export const about = style({ display: 'block', fontSize: '1rem', color: theme.color.muted });

export const controls = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      marginInline: `calc(-1 * ${space[12]})`,
      marginBottom: space[12],
    },
  },
});
globalStyle(`${controls} > button`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: theme.height.touch,
  height: theme.height.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${controls} > button:last-child`, { marginLeft: 'auto' });

export const dot = style({
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: `1.5px solid ${theme.color.fieldLine}`,
  selectors: { '[aria-current="true"] > &': { background: theme.color.ink, borderColor: theme.color.ink } },
});
