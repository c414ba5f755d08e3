import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[32],
  marginBottom: space[48],
  '@media': { [phone]: { display: 'grid', marginBottom: space[32] } },
});
globalStyle(`${head} > a`, { flex: 'none' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[24],
  '@media': { [between]: { gap: space[14] }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: theme.color.card,
  '@media': { [phone]: { selectors: { '&[data-chosen="true"]': { order: -1 } } } },
});

export const label = style({ position: 'absolute', zIndex: 1, left: 0, top: 0, lineHeight: 0 });

export const stage = style({
  position: 'relative',
  height: 260,
  overflow: 'hidden',
  background: theme.color.sandDeep,
  selectors: { '[data-chosen="true"] > &': { height: 324, background: theme.color.sky } },
  '@media': { [phone]: { height: 200, selectors: { '[data-chosen="true"] > &': { height: 240 } } } },
});

export const floor = style({
  position: 'absolute',
  left: '50%',
  bottom: '3%',
  height: '4%',
  aspectRatio: '24',
  transform: 'translateX(-50%)',
  background: theme.color.onSun,
  opacity: 0.1,
  clipPath: 'polygon(0 0, 100% 0, 89.6% 100%, 12% 100%)',
  selectors: { '[data-chosen="true"] &': { bottom: '6%' } },
});

const pictureSize = createVar();

export const picture = style({
  position: 'absolute',
  inset: 0,
  filter: 'drop-shadow(6px 4px 0 rgb(6 19 27 / 25%))',
  vars: { [pictureSize]: '116%' },
  selectors: { '[data-chosen="true"] &': { vars: { [pictureSize]: '107%' } } },
});
globalStyle(`${picture} img`, {
  position: 'absolute',
  left: '50%',
  bottom: '-7.5%',
  width: 'auto',
  maxWidth: 'none',
  height: pictureSize,
  transform: 'translateX(-52%)',
  clipPath: 'polygon(30.6% 14.1%, 75.6% 11.6%, 73.8% 90.8%, 28.3% 87.4%)',
});
globalStyle(`[data-chosen="true"] ${picture} img`, { bottom: '-2.5%' });

export const body = style({
  padding: `${space[28]} ${space[28]} ${space[28]}`,
  '@media': { [between]: { padding: space[20] } },
});
export const name = style({ marginBottom: space[4] });
export const figures = style({ margin: `${space[20]} 0 ${space[24]}` });
export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [between]: { display: 'block' } },
});
globalStyle(`${figure} > dt`, { color: theme.color.muted, overflowWrap: 'break-word' });
globalStyle(`${figure} > dd`, {
  fontWeight: 600,
  textAlign: 'right',
  '@media': { [between]: { textAlign: 'left' } },
});

export const price = style({
  margin: `${space[4]} 0 ${space[20]}`,
  font: `700 2rem/1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
});
