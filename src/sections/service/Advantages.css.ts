import { style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const panel = style({
  display: 'grid',
  gap: space[20],
  padding: space[40],
  borderRadius: theme.radius.card,
  '@media': {
    [between]: { padding: space[28] },
    [phone]: { padding: `${space[28]} ${space[20]}` },
  },
});
