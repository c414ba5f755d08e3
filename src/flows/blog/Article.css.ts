import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, desktop, phone } from '../../design/tokens/breakpoints';
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
  gap: `${space[8]} ${space[10]}`,
  color: theme.color.muted,
});

globalStyle(`${facts} > span::before`, { content: '·', marginRight: space[10] });
// The author begins a line.
globalStyle(`${facts} > span ~ span::before`, { '@media': { [phone]: { content: 'none' } } });

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

globalStyle(`${cover} img`, { objectPosition: '50% 80%' });

export const text = style({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.column})`,
  marginInline: 'auto',
  paddingBlock: `${space[64]} ${theme.space.section}`,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: `1fr ${theme.width.column} 1fr`,
      width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
    },
    [phone]: { paddingTop: space[12] },
  },
});
globalStyle(`${text} > *`, { '@media': { [desktop]: { gridColumn: 2 } } });

/** Stays beside the text while it is read. */
export const contents = style({
  marginBottom: space[36],
  '@media': {
    [desktop]: {
      gridArea: '1 / 1',
      position: 'sticky',
      top: 32,
      alignSelf: 'start',
      maxWidth: 212,
    },
    [phone]: { borderBottom: `1px solid ${theme.color.line}`, marginBottom: space[24] },
    print: { display: 'none' },
  },
});
globalStyle(`${contents} ol`, { paddingBlock: space[8], '@media': { [between]: { columns: 2 } } });
globalStyle(`${contents} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  color: theme.color.muted,
  lineHeight: 1.3,
  textDecoration: 'none',
});
globalStyle(`${contents} a:is(:hover, [aria-current])`, { color: theme.color.text, textDecoration: 'underline' });

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  marginTop: space[40],
  color: theme.color.muted,
});
globalStyle(`${author} > img`, { borderRadius: '50%' });
globalStyle(`${author} a`, { color: theme.color.text });
globalStyle(`${author} b`, { color: theme.color.text, fontWeight: 650 });

export const offer = style({
  ...inView('--close'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  marginBlock: `${space[40]} ${space[48]}`,
  padding: space[28],
  borderRadius: theme.radius.card,
  background: theme.color.sand,
});

globalStyle(`${offer} > div`, { display: 'grid', gap: space[6] });

export const missing = style({
  display: 'grid',
  gap: space[24],
  justifyItems: 'start',
  maxWidth: theme.width.column,
  paddingBlock: `${space[56]} ${theme.space.section}`,
});
