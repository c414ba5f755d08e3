import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

/** Takes no room before there is something to say; the line itself has to be there for what is said to be read out. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  fontWeight: 600,
});
globalStyle(`${status}:not(:has(> p:not(:empty)))`, { position: 'absolute' });

export const trap = style({ position: 'absolute', left: '-9999px', color: theme.color.text });
