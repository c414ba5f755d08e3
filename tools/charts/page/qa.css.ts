import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../src/design/tokens/theme.css';

const { color, radius, size } = theme;

const narrow = '(max-width: 1000px)';
/** A laptop at 200 % zoom, or a phone in landscape: chart and page stand side by side. */
const shortAndNarrow = '(min-width: 640px) and (max-width: 1000px) and (max-height: 600px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) minmax(376px, 30vw)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  fontSize: size.control,
  background: color.paper,
  color: color.text,
  '@media': {
    [narrow]: { display: 'flex', flexDirection: 'column', height: 'auto' },
    [shortAndNarrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' },
    '(prefers-color-scheme: dark)': { vars: { [color.sunOutline]: color.sun } },
  },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  padding: '8px 16px',
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  // The overview of the zoom library has 2.
  '@media': { [narrow]: { position: 'sticky', zIndex: 3, top: 0, flexWrap: 'wrap' } },
});
globalStyle(`${head} h1`, { fontSize: size.h4, whiteSpace: 'nowrap' });
globalStyle(`${head} > p`, {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'right',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const column = style({
  overflow: 'auto',
  minWidth: 0,
  padding: 16,
  borderRight: `1px solid ${color.line}`,
  '@media': { [narrow]: { maxHeight: '36dvh' }, [shortAndNarrow]: { gridColumn: '1 / -1' } },
});
/** On a narrow screen the page stands between the chart and the panels. */
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  minWidth: 0,
  minHeight: 0,
  '@media': { [narrow]: { display: 'contents' } },
});
export const stage = style({
  scrollMarginTop: 120,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  borderLeft: `1px solid ${color.line}`,
  '@media': { [shortAndNarrow]: { alignSelf: 'end' } },
});
export const frame = style({
  width: '100%',
  height: '100%',
  minHeight: 480,
  border: 0,
  '@media': { [narrow]: { minHeight: '52dvh' } },
});

export const field = style({
  width: '100%',
  minHeight: 44,
  padding: '6px 10px',
  border: `1px solid ${color.fieldLine}`,
  borderRadius: radius.field,
  background: color.card,
  color: color.text,
  font: 'inherit',
});
globalStyle(`${field}::placeholder`, { color: color.placeholder, opacity: 1 });
export const label = style({ display: 'grid', gap: 4, fontSize: size.small });
export const list = style({ display: 'grid', gap: 2, marginTop: 12, listStyle: 'none', padding: 0 });

export const choice = style({
  width: '100%',
  minHeight: 44,
  padding: '6px 10px',
  border: 0,
  borderRadius: radius.field,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sandDeep },
    '&[aria-current="true"]': { background: color.ink, color: color.paper },
    '&[aria-disabled="true"]': { color: color.muted, cursor: 'default' },
  },
});
export const clause = style({ padding: '6px 10px', overflowWrap: 'anywhere' });
export const button = style([
  choice,
  { width: 'auto', paddingInline: 14, border: `1px solid ${color.fieldLine}`, background: color.card },
]);
export const note = style({ marginBlock: 8, fontSize: size.note, color: color.muted });
globalStyle(`${choice}:hover > *`, { color: color.text });
globalStyle(`${choice}[aria-current="true"] > *`, { color: color.paper });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 16px' });
export const panels = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  flex: 'none',
  overflow: 'auto',
  maxHeight: '34%',
  padding: '8px 16px',
  borderTop: `1px solid ${color.line}`,
  '@media': { [narrow]: { order: 1, maxHeight: 'none' }, [shortAndNarrow]: { gridColumn: '1 / -1' } },
});
/** Closed panels form a row; an open panel takes the whole width. */
globalStyle(`${panels} > [open]`, {
  flexBasis: '100%',
  '@media': { [narrow]: { overflow: 'auto', maxHeight: '60dvh' } },
});
globalStyle(`${panels} summary`, { minHeight: 44, paddingBlock: 10, fontWeight: 650, cursor: 'pointer' });

export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto minmax(320px, 1fr) auto',
  flex: '1 0 auto',
  minWidth: 0,
  padding: '0 16px',
  '@media': { [narrow]: { gridTemplateRows: 'auto auto auto minmax(240px, 44dvh) auto' } },
});
globalStyle(`${drawing} svg`, { maxWidth: 'none' });
globalStyle(`${drawing} text`, { fontSize: 13, fill: color.text, dominantBaseline: 'middle' });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 });
export const board = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
});
/** Its library gives it the size of its content. */
export const window = style({
  inset: 0,
  selectors: { '&&': { position: 'absolute' } },
  width: '100% !important',
  height: '100% !important',
  overflow: 'clip !important',
  cursor: 'grab',
});
export const below = style({ display: 'flex', gap: 16, marginBlock: 8 });
export const overview = style({
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${color.fieldLine}`,
  background: '#fff',
  '@media': { '(prefers-color-scheme: dark)': { filter: 'invert(1) hue-rotate(180deg)' } },
});
globalStyle(`${overview} img`, { maxWidth: 'none' });

export const words = style({ flex: 1, overflow: 'auto', maxHeight: 112, fontSize: size.note });
export const values = style({ overflow: 'auto', maxHeight: 320, padding: 10, fontSize: size.note });

export const state = style({
  fill: color.card,
  stroke: color.fieldLine,
  strokeWidth: 1,
  selectors: {
    '&[data-extension="true"]': { strokeDasharray: '5 4' },
    '&[data-active="true"]': { stroke: color.sunOutline, strokeWidth: 3 },
    '&[data-leaf="true"]': { fill: color.sunWash },
    '&[data-found="true"]': { stroke: color.action, strokeWidth: 4 },
  },
});
export const stateBox = style({
  selectors: { '&:focus-visible': { outline: `3px solid ${color.sunOutline}`, outlineOffset: 1 } },
});
export const stateName = style({ fontWeight: 700 });

export const arrow = style({
  fill: 'none',
  stroke: color.fieldLine,
  strokeWidth: 1.5,
  selectors: {
    '&[data-extension="true"]': { strokeDasharray: '5 4' },
    '&[data-active="true"]': { stroke: color.sunOutline, strokeWidth: 3 },
  },
});
export const arrowHead = style({ fill: color.fieldLine });

export const event = style({
  selectors: {
    '&[aria-disabled="false"]': { cursor: 'pointer' },
    '&:focus-visible': { outline: `3px solid ${color.sunOutline}`, outlineOffset: 1 },
  },
});
globalStyle(`${event} rect`, { fill: color.paper, stroke: 'none', rx: 4 });
globalStyle(`${event}[aria-disabled="false"] rect`, { fill: color.goodWash });
globalStyle(`${event}[aria-disabled="false"]:hover rect`, { stroke: color.good });
globalStyle(`${event}[data-found="true"] rect`, { stroke: color.action, strokeWidth: 3 });

const layer = (held: string) =>
  style({
    fill: color.card,
    stroke: color.fieldLine,
    selectors: { '&[data-held="true"]': { fill: held, stroke: held } },
  });
export const layers = [color.action, color.good, color.sunOutline].map(layer);

export const table = style({ fontSize: size.note, borderSpacing: 0 });
globalStyle(`${table} :is(th, td)`, { padding: '4px 10px 4px 0', textAlign: 'left' });
globalStyle(`${table} tbody th`, { overflowWrap: 'anywhere' });
