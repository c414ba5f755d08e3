import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minHeight: 28,
    padding: `0 ${space[10]}`,
    borderRadius: theme.radius.mark,
    fontWeight: 600,
    fontSize: theme.size.note,
    '@media': { '(min-width: 761px)': { whiteSpace: 'nowrap' } },
  },
  variants: {
    tone: {
      sand: { background: theme.color.sand },
      sun: { background: theme.color.sunWash },
      good: { background: theme.color.goodWash, color: theme.color.good },
      bad: { background: theme.color.badWash, color: theme.color.bad },
    },
    size: {
      normal: {},
      large: { minHeight: 0, padding: `${space[4]} ${space[10]}`, fontSize: theme.size.control, fontWeight: 650 },
    },
  },
  defaultVariants: { tone: 'sand', size: 'normal' },
});

globalStyle(`${badge.classNames.base} > svg`, { width: 16, height: 16, strokeWidth: 2.25 });
