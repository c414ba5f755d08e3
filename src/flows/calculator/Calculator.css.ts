import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, desktop, phone } from '../../design/tokens/breakpoints';
import { labelHeight } from '../../design/Field/Field.css';
import { inView } from '../../design/PhoneBar/in-view.css';
import { theme } from '../../design/tokens/theme.css';

const wide = `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`;

export const frame = style({
  selectors: {
    '&[data-layout="page"]': { paddingBlock: '56px 96px', background: theme.color.sand },
    '&[data-layout="page"][data-step="result"]': { paddingBlock: '24px 0', background: 'transparent' },
  },
  '@media': {
    [phone]: { selectors: { '&[data-layout="page"]': { paddingBlock: '24px 64px' } } },
    print: { selectors: { '&[data-step="result"][data-layout]': { paddingBlock: '12px 0' } } },
  },
});
// A printed result is the result alone, wherever it was calculated.
globalStyle(
  'main:has([data-step="result"]) :not(:has([data-step="result"]), [data-step="result"], [data-step="result"] *)',
  {
    '@media': { print: { display: 'none' } },
  },
);

export const card = style({
  width: wide,
  marginInline: 'auto',
  padding: '36px 40px',
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  columnGap: 64,
  rowGap: 32,
  background: theme.color.card,
  color: theme.color.text,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.float,
  selectors: { '[data-step="address"] > &': { gridTemplateColumns: '5fr 7fr', columnGap: 56, rowGap: 28 } },
  '@media': {
    [between]: {
      gridTemplateColumns: '1fr',
      rowGap: 20,
      selectors: { '[data-step="address"] > &': { gridTemplateColumns: '1fr', rowGap: 20 } },
    },
    [phone]: {
      width: 'calc(100% - 24px)',
      padding: '22px 18px',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 22,
      selectors: { '[data-step="address"] > &': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 } },
    },
  },
});
globalStyle(`${card} > ol`, { gridColumn: '1 / -1' });
// The summary stands above the fields.
globalStyle(`${card} > [role="alert"]`, { '@media': { [desktop]: { gridColumn: 2 } } });
globalStyle(`${card} > [role="alert"] + div`, { '@media': { [desktop]: { gridArea: '2 / 1 / span 2' } } });

export const intro = style({ display: 'grid', gap: 12, alignContent: 'start' });
globalStyle(`${intro} > p`, { color: theme.color.muted });
// So that the first field is in the first view; the stepper says how many steps there are.
globalStyle(`[data-layout="card"][data-step="address"] ${intro} > p`, { '@media': { [phone]: { display: 'none' } } });

export const heading = style({
  // Room for the steps above it.
  scrollMarginTop: 120,
  fontSize: theme.size.h2,
  lineHeight: 1.08,
  color: theme.color.text,
  selectors: { '[data-layout="card"][data-step="address"] &': { fontSize: theme.size.h3 } },
});
globalStyle(`${heading}:focus`, { outline: 'none', boxShadow: 'none' });

export const address = style({
  display: 'grid',
  gridTemplateColumns: '1fr 0.72fr auto',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: '1.25fr 1fr' } },
});
globalStyle(`${address} > button`, {
  marginTop: labelHeight,
  '@media': { [phone]: { gridColumn: '1 / -1', marginTop: 0 } },
});

export const note = style({
  gridColumn: '1 / -1',
  marginTop: 12,
  fontSize: theme.size.note,
  lineHeight: 1.5,
  color: theme.color.muted,
  '@media': { [phone]: { marginTop: 4 } },
});

// Nothing before it moves when it appears.
export const restart = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  selectors: { '&:empty': { display: 'none' } },
});

export const fields = style({ display: 'grid', gap: 24, alignContent: 'start' });

export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
globalStyle(`${examples} > [aria-pressed="true"]`, { background: theme.color.sunWash });

export const usage = style({ maxWidth: 320, '@media': { [phone]: { maxWidth: 'none' } } });

export const onward = style({ display: 'flex', alignItems: 'center', gap: 20, flexWrap: 'wrap' });
globalStyle(`${onward} > p`, {
  flex: '1 1 220px',
  maxWidth: '36ch',
  fontSize: theme.size.small,
  lineHeight: 1.4,
  color: theme.color.muted,
});
globalStyle(`${onward} > button`, { '@media': { [phone]: { width: '100%' } } });

export const roof = style({
  width: 84,
  height: 52,
  '@media': { [phone]: { width: 48, height: 40 } },
});
export const gable = style({
  fill: theme.color.sandDeep,
  selectors: { ':checked + svg > &': { fill: theme.color.sun } },
});
export const ridge = style({ stroke: theme.color.ink, strokeWidth: 3, strokeLinejoin: 'round' });
export const ground = style({ stroke: theme.color.fieldLine, strokeWidth: 1.5 });
export const flat = style({ '@media': { [phone]: { display: 'none' } } });

export const result = style({
  width: wide,
  marginInline: 'auto',
  selectors: {
    '[data-layout="card"] > &': {
      padding: '36px 40px 40px',
      background: theme.color.card,
      borderRadius: theme.radius.card,
      boxShadow: theme.shadow.float,
    },
  },
  '@media': {
    [between]: { selectors: { '[data-layout="card"] > &': { paddingInline: 24 } } },
    [phone]: { selectors: { '[data-layout="card"] > &': { width: 'calc(100% - 24px)', padding: '22px 18px' } } },
    print: { selectors: { '[data-layout="card"] > &': { width: '100%', padding: 0 } } },
  },
});
globalStyle(`${result} > ol`, { '@media': { print: { display: 'none' } } });

export const invitation = style({ ...inView('--close'), display: 'grid', gap: 24 });

/** What only someone at a screen can do something with. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** What the result says itself, for the address that was given. */
export const untilResult = style({ selectors: { '[data-step="result"] ~ &': { display: 'none' } } });

export const resultHeading = style({
  maxWidth: '14em',
  selectors: { '[data-layout="card"] &': { fontSize: theme.size.h2, lineHeight: 1.08 } },
});
globalStyle(`${resultHeading}:focus`, { outline: 'none', boxShadow: 'none' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 24px',
  margin: '28px 0 20px',
  '@media': { print: { margin: '12px 0' } },
});
globalStyle(`${facts} > p`, { display: 'flex', gap: 8, alignItems: 'center' });
globalStyle(`${facts} > p > svg`, { width: 20, height: 20 });
globalStyle(`${facts} > button`, {
  marginLeft: 'auto',
  marginRight: -12,
  '@media': { [phone]: { marginLeft: -12 } },
});

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  marginTop: 36,
  borderRadius: theme.radius.card,
  // Not `hidden`: the button in it is followed by the scrolling of the page.
  overflow: 'clip',
  boxShadow: theme.shadow.float,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: '6fr 5fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: -8 },
    print: {
      gridTemplateColumns: '1fr 1fr',
      marginTop: 16,
      marginInline: 0,
      border: `1px solid ${theme.color.line}`,
      breakInside: 'avoid',
    },
  },
});

const rise = createVar();

export const saving = style({
  vars: { [rise]: '200px' },
  position: 'relative',
  zIndex: 0,
  overflow: 'clip',
  padding: '48px 48px 44px',
  display: 'grid',
  gap: 22,
  alignContent: 'center',
  justifyItems: 'start',
  fontSize: '1.25rem',
  lineHeight: 1.45,
  '@media': {
    [belowDesktop]: { vars: { [rise]: '96px' }, padding: '36px 32px' },
    [phone]: { padding: '28px 24px' },
    print: { vars: { [rise]: '72px' }, padding: 20, gap: 12, fontSize: theme.size.body, printColorAdjust: 'exact' },
  },
  // The roof line, with its barge board, in the lower corner.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: 0,
    bottom: 0,
    height: rise,
    width: `calc(${rise} * 1.28)`,
    background: theme.color.darkRaise,
    clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: 0,
    bottom: 0,
    height: rise,
    width: `calc(${rise} * 1.28)`,
    background: theme.color.sun,
    clipPath: 'polygon(0 100%, 100% 0, 100% 14px, 18px 100%)',
  },
});
// Paper has no ground for the board to rise from.
globalStyle(`${saving}::after`, { '@media': { print: { display: 'none' } } });
globalStyle(`${saving} > p`, { maxWidth: '24em' });
globalStyle(`${saving} > p:first-child`, { fontWeight: 600 });
globalStyle(`${saving} > button`, { ...inView('--form'), marginTop: 10 });

export const amount = style({
  fontFamily: theme.font.head,
  fontSize: 'clamp(3.5rem, 2rem + 5vw, 6.25rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.color.sun,
  '@media': {
    [between]: { fontSize: 'clamp(3rem, 6.4vw, 5rem)' },
    print: { fontSize: '3.5rem', color: theme.color.text },
  },
});

export const handedOver = style({
  fontSize: theme.size.small,
  color: theme.color.onDarkMuted,
  // Clear of the roof line.
  '@media': { [belowDesktop]: { paddingRight: 100 }, print: { display: 'none' } },
});

export const figures = style({
  padding: '26px 40px',
  background: theme.color.card,
  '@media': {
    [belowDesktop]: { padding: 20 },
    [phone]: { padding: '12px 20px' },
    print: { padding: '8px 20px' },
  },
});
globalStyle(`${figures} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 16px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { print: { padding: '7px 0' } },
});
globalStyle(`${figures} > div:last-child`, { borderBottom: 0 });
globalStyle(`${figures} small`, { display: 'block', fontSize: theme.size.small, color: theme.color.muted });
globalStyle(`${figures} dd`, {
  font: `700 1.375rem/1.2 ${theme.font.head}`,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'right',
  '@media': { [between]: { fontSize: '1.1875rem' } },
});
