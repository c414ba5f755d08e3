import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

/** Begins where the hero ends, however high the card is that lies over both. */
export const banner = style({ display: 'flow-root', background: theme.color.dark });

export const overlap = style({
  position: 'relative',
  zIndex: 2,
  marginTop: -108,
  '@media': { [phone]: { marginTop: -60 }, print: { marginTop: 0 } },
});

export const words = style({
  paddingBlock: '56px 64px',
  '@media': { [phone]: { paddingBlock: '40px 48px' }, print: { paddingBlock: 20 } },
});

export const team = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: '20px 64px',
  '@media': { [between]: { gridTemplateColumns: '1fr' }, [phone]: { gridTemplateColumns: '1fr' } },
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 32,
  marginTop: 40,
  '@media': {
    [between]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: '1fr 1fr', gap: '24px 20px', marginTop: 28 },
  },
});

export const benefit = style({ paddingTop: 18, borderTop: `1px solid ${theme.color.darkLine}` });
globalStyle(`${benefit} > dt`, {
  color: theme.color.sun,
  font: `700 2.25rem/1 ${theme.font.head}`,
  letterSpacing: '-0.03em',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});
globalStyle(`${benefit} > dd`, { marginTop: 8, textWrap: 'balance' });
