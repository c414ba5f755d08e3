import { style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

export const panel = style({
  padding: 40,
  borderRadius: theme.radius.card,
  '@media': { [between]: { padding: 28 }, [phone]: { marginInline: -8, padding: '28px 20px' } },
});
