import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const head = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const date = style({ minHeight: '1.5em', fontSize: theme.size.lead, lineHeight: 1.5, color: theme.color.muted });

const cardHeight = { desktop: 186, between: 190, phone: 157 };
const hourHeight = 74;
const above = 36;
const below = 28;

const heightOf = (cardRows: number, cardHeightThere: number, hourRows: number) =>
  above + cardRows * (cardHeightThere + 1) + 1 + below + hourRows * (hourHeight + 1) + 1;

/** As high as the prices, so that nothing moves when they arrive. */
export const room = style({
  display: 'grid',
  minHeight: heightOf(1, cardHeight.desktop, 3),
  '@media': {
    [between]: { minHeight: heightOf(1, cardHeight.between, 4) },
    [phone]: { minHeight: heightOf(3, cardHeight.phone, 8) },
  },
});

export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  color: theme.color.muted,
});

export const failure = style({ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: space[20] });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  margin: `${above}px 0 ${below}px`,
  borderBlock: `1px solid ${theme.color.ink}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  minHeight: cardHeight.desktop,
  padding: `${space[28]} ${space[32]} ${space[28]} 0`,
  selectors: { '& + &': { paddingLeft: space[32], borderLeft: `1px solid ${theme.color.line}` } },
  '@media': {
    [between]: {
      minHeight: cardHeight.between,
      paddingRight: space[16],
      selectors: { '& + &': { paddingLeft: space[16] } },
    },
    [phone]: {
      minHeight: cardHeight.phone,
      padding: `${space[20]} 0`,
      selectors: { '& + &': { paddingLeft: 0, borderLeft: 0, borderTop: `1px solid ${theme.color.line}` } },
    },
  },
});
globalStyle(`${card} > h3`, {
  font: `600 ${theme.size.body}/1.55 ${theme.font.body}`,
  letterSpacing: 0,
});
globalStyle(`${card} > p:last-child`, { fontSize: theme.size.small, lineHeight: 1.5, color: theme.color.muted });

export const figure = style({
  margin: `${space[10]} 0 ${space[12]}`,
  font: `700 3rem/1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [between]: { fontSize: '2.5rem' }, [phone]: { fontSize: '2.5rem', whiteSpace: 'normal' } },
});
globalStyle(`${figure} > small`, {
  font: `500 1.125rem/1 ${theme.font.body}`,
  letterSpacing: 0,
  color: theme.color.muted,
});

export const table = style({
  display: 'block',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  overflow: 'hidden',
});

export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: 1,
  background: theme.color.line,
  '@media': {
    [between]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const hour = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  height: hourHeight,
  padding: `${space[12]} ${space[14]} ${space[14]}`,
  background: theme.color.card,
  textAlign: 'left',
  selectors: {
    '&[data-now="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2.5px solid ${theme.color.ink}`,
      pointerEvents: 'none',
    },
    '&[data-lowest="true"]': { background: theme.color.sun, color: theme.color.onSun },
  },
  '@media': { [phone]: { paddingInline: space[12] } },
});
globalStyle(`${hour} > th`, {
  padding: 0,
  fontSize: theme.size.note,
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  color: theme.color.muted,
  '@media': { [phone]: { whiteSpace: 'normal' } },
});
globalStyle(`:is(${hour}[data-now="true"], ${hour}[data-lowest="true"]) > th`, { color: 'inherit', fontWeight: 650 });
globalStyle(`${hour} > td`, {
  padding: 0,
  font: `650 1.125rem/1.2 ${theme.font.body}`,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${hour} svg`, { position: 'absolute', left: 0, bottom: 0, width: '100%', height: 4 });
globalStyle(`${hour} rect`, { fill: theme.color.sandDeep });
globalStyle(`${hour}[data-lowest="true"] rect`, { fill: theme.color.onSun });

export const source = style({
  marginTop: space[14],
  fontSize: theme.size.note,
  lineHeight: 1.5,
  color: theme.color.muted,
});
