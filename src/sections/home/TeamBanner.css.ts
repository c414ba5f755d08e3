import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const banner = style({ display: 'flow-root', background: theme.color.dark });

export const overlap = style({
  position: 'relative',
  zIndex: 2,
  marginTop: -108,
  '@media': { [phone]: { marginTop: `calc(-1 * ${space[64]})` }, print: { marginTop: 0 } },
});

export const words = style({
  paddingBlock: `${space[56]} ${space[64]}`,
  '@media': { [phone]: { paddingBlock: `${space[40]} ${space[48]}` }, print: { paddingBlock: space[20] } },
});

export const team = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: `${space[20]} ${space[64]}`,
  '@media': { [between]: { gridTemplateColumns: '1fr' }, [phone]: { gridTemplateColumns: '1fr' } },
});

export const people = style({ display: 'grid', gap: space[16] });

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space[32],
  marginTop: space[40],
  '@media': {
    [between]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: '1fr 1fr', gap: `${space[24]} ${space[20]}`, marginTop: space[28] },
  },
});

export const benefit = style({ paddingTop: space[20], borderTop: `1px solid ${theme.color.darkLine}` });
globalStyle(`${benefit} > dt`, {
  color: theme.color.sun,
  font: `700 2.25rem/1 ${theme.font.head}`,
  letterSpacing: '-0.03em',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});
globalStyle(`${benefit} > dd`, { marginTop: space[8], textWrap: 'balance' });
