import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { inView } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

/** On the axis of the text. */
export const articleHead = style({
  display: 'grid',
  gap: space[20],
  maxWidth: theme.width.column,
  marginInline: 'auto',
  paddingBlock: `${space[20]} ${space[48]}`,
  '@media': { [phone]: { paddingBottom: space[24] } },
});
globalStyle(`${articleHead} > h1`, { fontSize: 'clamp(2.25rem, 1.5rem + 2.7vw, 3.5rem)' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  color: theme.color.muted,
  '@media': { [phone]: { columnGap: space[12] } },
});

export const cover = style({
  overflow: 'hidden',
  height: 520,
  borderRadius: theme.radius.picture,
  vars: { [cut]: '300px' },
  '@media': {
    [belowDesktop]: { height: 400, vars: { [cut]: '200px' } },
    [phone]: { height: 250, vars: { [cut]: '100px' } },
  },
});

globalStyle(`${cover} img`, { objectPosition: '50% 74%' });

export const text = style({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.column})`,
  marginInline: 'auto',
  paddingBlock: `${space[64]} ${theme.space.section}`,
  '@media': { [phone]: { paddingTop: space[36] } },
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  marginTop: space[40],
  color: theme.color.muted,
});
globalStyle(`${author} > img`, { borderRadius: '50%' });
globalStyle(`${author} b`, { color: theme.color.text, fontWeight: 650 });

export const offer = style({
  ...inView('--close'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  marginBlock: `${space[28]} ${space[48]}`,
  paddingBlock: space[28],
  borderBlock: `1px solid ${theme.color.ink}`,
});

export const missing = style({
  display: 'grid',
  gap: space[24],
  justifyItems: 'start',
  maxWidth: theme.width.column,
  paddingBlock: `${space[56]} ${theme.space.section}`,
});
