import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

/** Takes no room until there is a message; the live region itself must exist before. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  fontWeight: 600,
});
globalStyle(`${status}:not(:has(> p:not(:empty)))`, { position: 'absolute' });

/** Clear of the buttons at the bottom of a dialog or phone. */
export const shown = style({ scrollMarginBlock: space[96] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginTop: space[12] });

export const trap = style({ position: 'absolute', left: '-9999px', color: theme.color.text });
