import { style } from '@vanilla-extract/css';
import { theme } from '../design/theme.css';

export const legal = style({
  display: 'grid',
  gap: 32,
  maxWidth: theme.width.column,
  paddingBlock: `56px ${theme.space.section}`,
});
