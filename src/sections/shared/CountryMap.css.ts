import { style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { light } from '../../design/tokens/palette';
import { theme } from '../../design/tokens/theme.css';

/** A drawing keeps its colours in dark mode, on a card of sand. */
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  margin: 0,
  padding: `${space[28]} ${space[20]} ${space[16]}`,
  borderRadius: theme.radius.card,
  background: light.sand,
  color: light.ink,
});

export const map = style({ position: 'relative', width: '100%', maxWidth: 280 });

export const country = style({ display: 'block', width: '100%', height: 'auto', opacity: 0.16 });

export const pin = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  width: 0,
  height: 0,
  fontSize: theme.size.small,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 'none',
    width: 16,
    height: 16,
    marginLeft: `calc(-1 * ${space[8]})`,
    borderRadius: '50%',
    background: light.sun,
    border: `3px solid ${light.ink}`,
  },
  selectors: { '&[data-kind="town"]::before': { background: light.action } },
});

export const source = style({ fontSize: theme.size.small });
