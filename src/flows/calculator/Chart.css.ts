import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

const ground = createVar();

/** The width from which the text of the wide drawing stays 14 px. */
const roomy = '(min-width: 665px)';

export const chart = style({
  containerType: 'inline-size',
  minWidth: 0,
  vars: { [ground]: theme.color.paper },
  selectors: { '[data-layout="card"] &': { vars: { [ground]: theme.color.card } } },
});

const drawing = style({ width: '100%', height: 'auto', overflow: 'visible', fontSize: 16 });
export const wide = style([
  drawing,
  { maxWidth: 760, display: 'none', '@container': { [roomy]: { display: 'block' } } },
]);
export const narrow = style([
  drawing,
  {
    maxWidth: 400,
    fontSize: 14,
    '@container': { [roomy]: { display: 'none' }, '(max-width: 349px)': { fontSize: 16 } },
    '@media': { print: { maxWidth: 300 } },
  },
]);

export const label = style({ fill: theme.color.muted, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
export const strong = style([label, { fill: theme.color.text, fontWeight: 650 }]);
export const figure = style([
  strong,
  { fontFamily: theme.font.head, fontSize: 22, fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' },
]);

export const grid = style({ stroke: theme.color.line, '@media': { [forcedColors]: { stroke: 'GrayText' } } });
export const bar = style({ fill: theme.color.sun, stroke: theme.color.sunOutline });
export const before = style({ fill: theme.color.sandDeep, '@media': { [forcedColors]: { fill: 'Canvas' } } });
export const below = style({ fill: theme.color.sand, '@media': { [forcedColors]: { fill: 'Canvas' } } });
export const line = style({
  fill: 'none',
  stroke: theme.color.ink,
  strokeWidth: 3,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const thin = style([line, { strokeWidth: 1.5 }]);
export const dotted = style([line, { strokeWidth: 2, strokeDasharray: '2 6', strokeLinecap: 'round' }]);
export const halo = style([
  line,
  { stroke: ground, strokeWidth: 6, '@media': { [forcedColors]: { stroke: 'Canvas' } } },
]);
export const mark = style([line, { fill: ground, '@media': { [forcedColors]: { fill: 'Canvas' } } }]);
