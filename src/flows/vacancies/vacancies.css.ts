import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, desktop, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '352px minmax(0, 1fr)',
  gap: space[64],
  alignItems: 'start',
  paddingBlock: `${space[56]} ${theme.space.section}`,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[40] },
    [phone]: { paddingTop: space[36] },
  },
});

globalStyle(`${columns} > :first-child`, { '@media': { [desktop]: { position: 'sticky', top: 32 } } });

/** On phones search and filters are behind it, so that the jobs come first. */
export const foldTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.height.field,
  paddingInline: space[16],
  border: `1.5px solid ${theme.color.fieldLine}`,
  borderRadius: theme.radius.field,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`[open] > ${foldTitle} > svg`, { transform: 'rotate(180deg)' });
globalStyle(`[open] > ${foldTitle}`, { '@media': { [phone]: { marginBottom: space[20] } } });

export const filters = style({
  display: 'grid',
  gap: space[24],
  '@media': { [between]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [phone]: { gap: space[16] } },
});
globalStyle(`${filters} > :first-child`, { gridColumn: '1 / -1' });
globalStyle(`${filters} > button`, { justifySelf: 'start' });

export const status = style({
  paddingBottom: space[20],
  color: theme.color.muted,
  selectors: {
    '&[data-none="true"]': {
      paddingBlock: space[28],
      borderBlock: `1px solid ${theme.color.line}`,
      color: theme.color.text,
      font: `650 ${theme.size.h3}/1.3 ${theme.font.head}`,
    },
  },
});

export const place = style({
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 24px',
  alignItems: 'center',
  columnGap: space[20],
  paddingBlock: space[24],
  borderRadius: theme.radius.field,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [phone]: { gridTemplateColumns: '48px minmax(0, 1fr) 24px', columnGap: space[10], paddingBlock: space[20] },
  },
});
globalStyle(`${head}:hover h2`, {
  ...underline,
});
export const face = style({ gridArea: '1 / 1 / span 2', alignSelf: 'start' });
globalStyle(`${face} img`, { width: '100%', borderRadius: theme.radius.small });

globalStyle(`${head} > svg`, { gridArea: '1 / 3 / span 2', transition: `transform ${theme.ease}` });
globalStyle(`[open] > ${head} > svg`, { transform: 'rotate(180deg)' });

export const title = style({ gridColumn: 2, fontSize: theme.size.h3, lineHeight: 1.2, letterSpacing: '-0.014em' });

export const facts = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[20]}`,
  marginTop: space[8],
  color: theme.color.muted,
  fontSize: theme.size.control,
});
globalStyle(`${facts} > span`, { display: 'flex', alignItems: 'center', gap: space[8] });
globalStyle(`${facts} svg`, { width: 18, height: 18 });

export const page = style({ paddingTop: space[48], '@media': { [phone]: { paddingTop: space[28] } } });

export const content = style({
  display: 'grid',
  gap: space[28],
  justifyItems: 'start',
  maxWidth: 760,
  padding: `${space[8]} 0 ${space[40]}`,
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[40],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
});

export const listTitle = style({
  marginBottom: space[12],
  font: `650 ${theme.size.h4}/1.3 ${theme.font.body}`,
  letterSpacing: 0,
});

export const list = style({ display: 'grid', gap: space[10] });
globalStyle(`${list} > li`, { position: 'relative', paddingLeft: space[28] });
globalStyle(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  left: 0,
  top: '0.5em',
  width: 14,
  height: 11,
  background: theme.color.sun,
  clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
});
