import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../design/tokens/theme.css';

export const frame = style({ position: 'absolute', inset: 0, '@media': { print: { display: 'none' } } });

export const clip = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${theme.ease}`,
  selectors: { '&[data-shown="false"]': { opacity: 0 } },
});

export const controlInset = createVar();

export const control = style({
  position: 'absolute',
  inset: fallbackVar(controlInset, 'auto 20px 20px auto'),
  display: 'grid',
  placeItems: 'center',
  width: theme.height.touch,
  height: theme.height.touch,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'rgb(255 253 249 / 78%)',
  color: theme.color.onSun,
  cursor: 'pointer',
});
globalStyle(`${control} > svg`, { width: 18, height: 18 });
