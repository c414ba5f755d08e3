import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { belowDesktop, desktop, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlock: `${space[28]} ${theme.space.section}`,
});

export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const chip = style({
  minHeight: theme.height.touch,
  padding: `0 ${space[20]}`,
  '@media': { [phone]: { paddingInline: space[8] } },
  border: `1.5px solid ${theme.color.fieldLine}`,
  borderRadius: theme.radius.field,
  background: 'none',
  font: `600 ${theme.size.control}/1 ${theme.font.body}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.ink },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.ink,
      background: theme.color.ink,
      color: theme.color.paper,
    },
  },
});

export const search = style({ overflowWrap: 'anywhere' });
export const failure = style({ display: 'grid', gap: space[24], justifyItems: 'start' });

const first = '&:first-child';
const wide = '&:last-child:nth-child(even)';
const notFirst = ':not(:first-child)';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space[64]}`,
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  padding: `${space[28]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  selectors: {
    [first]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[56],
      alignItems: 'center',
      padding: `${space[6]} 0 ${space[64]}`,
      border: 0,
    },
    '&:not(:has(img)):not([aria-hidden])': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [desktop]: { selectors: { [wide]: { gridColumn: '1 / -1' } } },
    [belowDesktop]: { selectors: { [first]: { gap: space[32], paddingBottom: space[40] } } },
    [phone]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: `${space[8]} ${space[16]}`,
      selectors: { [first]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] } },
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  height: 150,
  borderRadius: theme.radius.small,
  vars: { [cut]: '0px' },
  selectors: {
    [`${card}:first-child > &`]: { height: 460, borderRadius: theme.radius.picture, vars: { [cut]: '220px' } },
  },
  '@media': {
    [belowDesktop]: {
      selectors: { [`${card}:first-child > &`]: { height: 300, vars: { [cut]: '140px' } } },
    },
    [phone]: {
      height: 96,
      selectors: {
        [`${card}${notFirst} > &`]: { gridArea: '2 / 1' },
        [`${card}:first-child > &`]: {
          height: 230,
          marginInline: `calc(-1 * ${theme.space.gutter})`,
          borderRadius: 0,
          vars: { [cut]: '90px' },
        },
      },
    },
  },
});

export const body = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  justifyItems: 'start',
  selectors: { [`${card}:first-child > &`]: { gap: space[14] } },
  // On phones only the title stands beside the picture.
  '@media': { [phone]: { selectors: { [`${card}${notFirst} > &`]: { display: 'contents' } } } },
});
globalStyle(`${body} > :not(h2, [data-part="title"])`, {
  '@media': { [phone]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});
globalStyle(`${card}:first-child h2`, {
  fontSize: theme.size.h2,
  lineHeight: 1.08,
  letterSpacing: '-0.022em',
  '@media': { [belowDesktop]: { fontSize: '1.875rem' } },
});
globalStyle(`${body} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[16]}`,
  color: theme.color.muted,
  fontSize: theme.size.control,
  '@media': { [phone]: { fontSize: theme.size.small } },
});
globalStyle(`${meta} > b`, { color: theme.color.text, fontWeight: 650 });

export const description = style({
  color: theme.color.muted,
  selectors: { [`${card}:first-child &`]: { fontSize: theme.size.lead, lineHeight: 1.5 } },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  color: theme.color.muted,
  fontSize: theme.size.small,
});
globalStyle(`${tags} > li:nth-child(n + 4)`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${tags} > li::before`, { content: '#' });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const ghosted = style({
  background: theme.color.sandDeep,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const ghostPicture = style([ghosted, { height: '100%' }]);

export const ghost = style([
  ghosted,
  {
    width: '100%',
    height: 20,
    borderRadius: theme.radius.mark,
    selectors: {
      '&[data-part="meta"]': { width: '60%' },
      '&[data-part="title"]': { height: 52 },
      '&[data-part="link"]': { width: '30%' },
      '&[data-part="heading"]': { height: `calc(2 * ${theme.size.h1})` },
    },
  },
]);
