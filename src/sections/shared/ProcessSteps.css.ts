import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const steps = style({ counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  padding: `${space[24]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': { content: 'counter(step)', font: `300 2.5rem/1 ${theme.font.light}` },
    '&:last-child': { borderBottom: `1px solid ${theme.color.line}` },
  },
});
globalStyle(`${step} p`, { marginTop: space[4], color: theme.color.muted });
