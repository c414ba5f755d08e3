import { recipe } from '@vanilla-extract/recipes';
import { phone } from './breakpoints';
import { theme } from './theme.css';

export const card = recipe({
  base: {
    background: theme.color.card,
    color: theme.color.text,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.card,
    padding: 32,
    selectors: { '[data-tone="sand"] &': { borderColor: 'transparent' } },
    '@media': { [phone]: { padding: '24px 20px' } },
  },
  variants: {
    float: { true: { borderColor: 'transparent', boxShadow: theme.shadow.float } },
  },
});
