import { style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { light } from '../../design/tokens/palette';
import { theme } from '../../design/tokens/theme.css';

export const figure = style({ display: 'grid', gap: space[8], margin: 0 });

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[28]} ${space[20]}`,
  borderRadius: theme.radius.card,
  background: theme.color.sand,
});

export const map = style({ position: 'relative', width: '100%', maxWidth: 400 });

export const country = style({
  aspectRatio: '613 / 724',
  background: theme.color.dark,
  maskSize: '100% 100%',
  // The land has no other colour.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { 'screen and (prefers-color-scheme: dark)': { background: theme.color.sandDeep } },
});

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
    border: `3px solid ${theme.color.paper}`,
  },
  selectors: { '&[data-kind="town"]::before': { background: light.action } },
});

export const name = style({
  padding: `0 ${space[6]}`,
  borderRadius: theme.radius.mark,
  background: theme.color.paper,
  color: theme.color.text,
});

export const source = style({ fontSize: theme.size.small, color: theme.color.muted, textAlign: 'center' });
