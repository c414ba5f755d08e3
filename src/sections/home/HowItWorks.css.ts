import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const picture = style({
  height: 330,
  marginTop: space[24],
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  '@media': { [between]: { display: 'none' }, [phone]: { height: 220, marginTop: space[8] } },
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '58% 50%' });

export const steps = style({ counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr auto',
  alignItems: 'baseline',
  gap: space[24],
  padding: `${space[32]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      font: `300 3.5rem/0.8 ${theme.font.light}`,
      letterSpacing: '-0.04em',
    },
    '&:last-child': { borderBottom: `1px solid ${theme.color.line}` },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: '44px 1fr',
      gap: `${space[4]} ${space[12]}`,
      padding: `${space[24]} 0`,
      selectors: { '&::before': { fontSize: '2.5rem' } },
    },
  },
});

export const text = style({ maxWidth: '46ch', marginTop: space[6], color: theme.color.muted });
export const when = style({ '@media': { [phone]: { gridColumn: 2, justifySelf: 'start', marginTop: space[8] } } });
