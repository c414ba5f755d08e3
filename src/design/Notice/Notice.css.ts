import { recipe } from '@vanilla-extract/recipes';
import { globalStyle } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const notice = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: space[12],
    padding: `${space[16]} ${space[20]}`,
    borderRadius: theme.radius.small,
    lineHeight: 1.45,
  },
  variants: {
    tone: {
      info: { background: theme.color.infoWash },
      good: { background: theme.color.goodWash },
      sand: { background: theme.color.sand },
      alarm: { background: theme.color.badWash },
      bad: { background: theme.color.badWash, color: theme.color.bad, fontWeight: 600 },
    },
  },
});

globalStyle(`:is(${notice.classNames.variants.tone.good}, ${notice.classNames.variants.tone.sand}) > svg`, {
  color: theme.color.good,
});
globalStyle(`${notice.classNames.variants.tone.alarm} > svg`, { color: theme.color.bad });
