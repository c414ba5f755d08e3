import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const veil = style({ position: 'fixed', zIndex: 30, inset: 0, background: 'rgb(6 22 33 / 84%)' });

const besides = '200px';

export const overlay = style({
  position: 'fixed',
  zIndex: 31,
  top: '50%',
  left: '50%',
  width: `min(100vw - 2 * ${theme.space.gutter}, (100dvh - ${besides}) * 1.6, 1600px)`,
  minWidth: 'min(100vw - 16px, 480px)',
  transform: 'translate(-50%, -50%)',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: theme.color.card,
  boxShadow: theme.shadow.float,
  '@media': { [phone]: { width: 'calc(100vw - 16px)' } },
});

export const frame = style({
  aspectRatio: '16 / 10',
  maxHeight: `calc(100dvh - ${besides})`,
  width: '100%',
  background: theme.color.dark,
});
globalStyle(`${frame} img`, { width: '100%', height: '100%', objectFit: 'contain' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[12]} ${space[12]} ${space[20]}`,
});

export const caption = style({
  flex: '1 1 320px',
  font: `400 ${theme.size.body}/1.4 ${theme.font.body}`,
  letterSpacing: 0,
});

export const controls = style({ display: 'flex', gap: space[4], marginLeft: 'auto' });
globalStyle(`${controls} > button`, {
  display: 'grid',
  placeItems: 'center',
  width: theme.height.small,
  height: theme.height.small,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${controls} > button:hover`, { background: theme.color.sand });
