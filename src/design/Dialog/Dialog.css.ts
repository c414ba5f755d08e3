import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(12px)' } });

/** 1280 px at 400 % zoom: a fixed head and foot would leave no room for the fields. */
const low = '(max-height: 480px)';
const moving = '(prefers-reduced-motion: no-preference)';

export const veil = style({
  position: 'fixed',
  zIndex: 30,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[24],
  background: 'rgb(8 26 36 / 72%)',
  '@media': {
    [phone]: { padding: 0, placeItems: 'stretch' },
    [moving]: { animation: `${appear} 160ms ease-out` },
  },
});

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridAutoRows: 'auto',
  width: 'min(760px, 100%)',
  maxHeight: '100%',
  borderRadius: theme.radius.card,
  background: theme.color.paper,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  overflow: 'hidden',
  '@media': {
    [phone]: { width: 'auto', height: '100%', borderRadius: 0 },
    [low]: { display: 'block', overflow: 'auto' },
    [moving]: { animation: `${rise} 200ms ease-out` },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});
globalStyle(`${dialog}:focus`, { outline: 'none' });

export const header = style({
  display: 'grid',
  gap: space[20],
  padding: `${space[24]} ${space[32]} ${space[20]}`,
  '@media': { [phone]: { gap: space[8], padding: `${space[10]} ${space[20]} ${space[14]}` } },
});

export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
globalStyle(`${titleLine} > h2`, { fontSize: '1.875rem', '@media': { [phone]: { fontSize: '1.5rem' } } });

export const closeButton = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.height.small,
  height: theme.height.small,
  marginRight: `calc(-1 * ${space[12]})`,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: theme.color.sand },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  padding: `${space[8]} ${space[32]} ${space[28]}`,
  overflow: 'auto',
  '@media': { [phone]: { gap: space[20], padding: `${space[8]} ${space[20]} ${space[24]}` } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[16]} ${space[32]}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.card,
  '@media': { [phone]: { padding: `${space[12]} ${space[20]}` } },
});
