import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../design/breakpoints';
import { cut } from '../design/RoofPicture.css';
import { theme } from '../design/theme.css';

export const team = style({ position: 'relative', overflow: 'hidden' });

export const picture = style({
  position: 'absolute',
  inset: '0 0 0 52%',
  vars: { [cut]: '470px' },
  '@media': {
    [between]: { left: 'max(60%, 504px)' },
    [phone]: { position: 'relative', inset: 'auto', height: 300, vars: { [cut]: '120px' } },
  },
});
globalStyle(`${picture} img`, { objectPosition: '62% 50%' });

export const copy = style({
  position: 'relative',
  display: 'grid',
  gap: 28,
  width: '47%',
  paddingBlock: 120,
  '@media': {
    [between]: { width: '100%', maxWidth: 440 },
    [phone]: { width: 'auto', paddingBlock: '64px 40px' },
  },
});

// Its first sentence fits a line.
globalStyle(`${copy} > h2`, { '@media': { [between]: { fontSize: '2.25rem' } } });

export const figure = style({
  display: 'grid',
  gridTemplateColumns: '184px 1fr',
  alignItems: 'center',
  borderTop: `1px solid ${theme.color.darkLine}`,
  '@media': { [phone]: { gridTemplateColumns: '136px 1fr' } },
});
globalStyle(`${figure} > dt`, {
  padding: '18px 0',
  color: theme.color.sun,
  font: `700 2.25rem/1 ${theme.font.head}`,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});
globalStyle(`${figure} > dd`, { padding: '16px 0', textWrap: 'balance' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 28 });
