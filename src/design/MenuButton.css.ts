import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.height.small,
  padding: '0 4px',
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  font: `650 ${theme.size.control}/1 ${theme.font.body}`,
  cursor: 'pointer',
});
