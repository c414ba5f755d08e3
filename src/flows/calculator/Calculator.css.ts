import { globalStyle, style } from '@vanilla-extract/css';
import { between, desktop, phone } from '../../design/tokens/breakpoints';
import { labelHeight } from '../../design/Field/Field.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const wide = `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`;

export const frame = style({
  selectors: {
    '&[data-layout="page"]': { paddingBlock: `${space[56]} ${space[96]}`, background: theme.color.sand },
    '&[data-layout="page"][data-step="result"]': { paddingBlock: `${space[24]} 0`, background: 'transparent' },
  },
  '@media': {
    [phone]: { selectors: { '&[data-layout="page"]': { paddingBlock: `${space[24]} ${space[64]}` } } },
    print: { selectors: { '&[data-step="result"][data-layout]': { paddingBlock: `${space[12]} 0` } } },
  },
});
// A printed result is printed alone, wherever it was calculated.
globalStyle(
  'main:has([data-step="result"]) :not(:has([data-step="result"]), [data-step="result"], [data-step="result"] *)',
  {
    '@media': { print: { display: 'none' } },
  },
);

export const card = style({
  width: wide,
  marginInline: 'auto',
  padding: `${space[36]} ${space[40]}`,
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  columnGap: space[64],
  rowGap: space[32],
  background: theme.color.card,
  color: theme.color.text,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.float,
  selectors: {
    '[data-step="address"] > &': { gridTemplateColumns: '5fr 7fr', columnGap: space[56], rowGap: space[28] },
  },
  '@media': {
    [between]: {
      gridTemplateColumns: '1fr',
      rowGap: space[20],
      selectors: { '[data-step="address"] > &': { gridTemplateColumns: '1fr', rowGap: space[20] } },
    },
    [phone]: {
      width: 'calc(100% - 24px)',
      padding: `${space[24]} ${space[20]}`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[24],
      selectors: { '[data-step="address"] > &': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[20] } },
    },
  },
});
globalStyle(`${card} > ol`, { gridColumn: '1 / -1' });
globalStyle(`${card} > [role="alert"]`, { '@media': { [desktop]: { gridColumn: 2 } } });
globalStyle(`${card} > [role="alert"] + div`, { '@media': { [desktop]: { gridArea: '2 / 1 / span 2' } } });

export const intro = style({ display: 'grid', gap: space[12], alignContent: 'start' });
globalStyle(`${intro} > p`, { color: theme.color.muted });
// Keeps the first field in the first view; the stepper already counts the steps.
globalStyle(`[data-layout="card"][data-step="address"] ${intro} > p`, { '@media': { [phone]: { display: 'none' } } });

export const heading = style({
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
  gap: space[16],
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: '1.25fr 1fr' } },
});
globalStyle(`${address} > button`, {
  marginTop: labelHeight,
  '@media': { [phone]: { gridColumn: '1 / -1', marginTop: 0 } },
});

export const problem = style({ gridColumn: '1 / -1', display: 'grid', gap: space[8], justifyItems: 'start' });

export const note = style({
  gridColumn: '1 / -1',
  marginTop: space[12],
  fontSize: theme.size.note,
  lineHeight: 1.5,
  color: theme.color.muted,
  '@media': { [phone]: { marginTop: space[4] } },
});

export const restart = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  selectors: { '&:empty': { display: 'none' } },
});

export const fields = style({ display: 'grid', gap: space[24], alignContent: 'start' });

export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: space[10] });
globalStyle(`${examples} > [aria-pressed="true"]`, { background: theme.color.sunWash });

export const usage = style({ maxWidth: 320, '@media': { [phone]: { maxWidth: 'none' } } });

export const onward = style({ display: 'flex', alignItems: 'center', gap: space[20], flexWrap: 'wrap' });
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

export const untilResult = style({ selectors: { '[data-step="result"] ~ &': { display: 'none' } } });
