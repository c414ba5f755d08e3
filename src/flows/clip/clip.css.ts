import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/breakpoints';
import { theme } from '../../design/theme.css';

export const frame = style({ position: 'absolute', inset: 0, '@media': { print: { display: 'none' } } });

export const clip = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${theme.ease}`,
  selectors: { '&[data-shown="false"]': { opacity: 0 } },
});

/** How far the control is from the upper edge, for who has something in that corner. */
export const drop = createVar();

/** At the upper right, where neither the cut of the roof nor a card over the lower edge comes. */
export const control = style({
  position: 'absolute',
  top: fallbackVar(drop, '12px'),
  right: 20,
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
  '@media': { [phone]: { right: 12 } },
});
globalStyle(`${control} > svg`, { width: 18, height: 18 });
