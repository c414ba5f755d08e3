import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { smallHeading } from '../../design/tokens/text.css';
import { theme } from '../../design/tokens/theme.css';

export const besideArticle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[96],
  paddingBlock: `${space[64]} ${theme.space.section}`,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 720px)', gap: space[48] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: space[44] },
  },
});

export const article = style({ display: 'grid', gap: space[56], '@media': { [phone]: { gap: space[44] } } });
globalStyle(`${article} > section`, { display: 'grid', gap: space[16] });
globalStyle(`${article} h2`, smallHeading);

export const rows = style({ borderBottom: `1px solid ${theme.color.line}` });
globalStyle(`${rows} > div`, {
  display: 'grid',
  gridTemplateColumns: '160px 1fr',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[20]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${rows} dt`, { fontWeight: 650 });
globalStyle(`${rows} dd`, { color: theme.color.muted });
