import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const menu = style({});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      ...underline,
    },
  },
});

const summaryReset = style({
  listStyle: 'none',
  borderRadius: theme.radius.field,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

const plainButton = { padding: 0, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' } as const;

/** Padding of an entry of the bar. */
export const entryInset = space[6];

export const control = style([
  summaryReset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minHeight: theme.height.small,
    padding: `0 ${entryInset}`,
    borderRadius: theme.radius.field,
    textDecoration: 'none',
    font: `550 ${theme.size.control}/1 ${theme.font.body}`,
    selectors: {
      '&:hover': { background: theme.color.sand },
      [`${menu}[open] > &`]: { borderRadius: 0, boxShadow: `inset 0 -3px 0 ${theme.color.sun}`, fontWeight: 650 },
    },
  },
]);

const chevron = { width: 18, height: 18, transition: `transform ${theme.ease}` } as const;
globalStyle(`${control} > svg`, chevron);
globalStyle('[open] > summary > svg:last-child', { transform: 'rotate(180deg)' });

const belowBar = 'calc(100% + 1px)';

const overPage = {
  position: 'absolute',
  insetInline: 0,
  top: belowBar,
  background: theme.color.paper,
  boxShadow: theme.shadow.float,
} as const;

export const mega = style({ ...overPage, zIndex: 1, maxHeight: 'calc(100vh - 128px)', overflowY: 'auto' });

globalStyle(`${menu}[open]:has(> ${mega})::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  top: belowBar,
  height: '100vh',
  background: 'rgb(8 26 36 / 55%)',
});

const barWidth = `min(100% - 2 * ${theme.space.gutter}, ${theme.width.bar})`;

export const megaLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: space[56],
  width: barWidth,
  marginInline: 'auto',
  paddingBlock: `${space[40]} ${space[36]}`,
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[28]} ${space[40]}`,
  alignContent: 'start',
});

globalStyle(`${groups} > [data-long="true"]`, { gridColumn: '1 / -1' });
globalStyle(`${groups} > [data-long="true"] > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[40],
});

export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[4],
  paddingBottom: space[10],
  borderBottom: `1px solid ${theme.color.line}`,
  font: `700 1.1875rem/1.2 ${theme.font.head}`,
  letterSpacing: '-0.012em',
});

export const service = style([entry]);

export const checks = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[28]}`,
  padding: `${space[10]} ${space[20]}`,
  borderRadius: theme.radius.small,
  background: theme.color.sand,
});

export const checksTitle = style({ marginRight: space[4], font: `650 ${theme.size.body}/1.5 ${theme.font.body}` });

export const foot = style({ borderTop: `1px solid ${theme.color.line}` });

export const footLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} ${space[24]}`,
  width: barWidth,
  marginInline: 'auto',
  paddingBlock: space[10],
});

export const footNote = style({ color: theme.color.muted });

export const footControl = style([
  entry,
  {
    ...plainButton,
    gap: space[8],
    font: `600 ${theme.size.body}/1.3 ${theme.font.body}`,
    ...underline,
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

export const regions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[32],
  width: barWidth,
  marginInline: 'auto',
  minHeight: 380,
  paddingBlock: `${space[40]} ${space[36]}`,
});

export const sheet = style({
  ...overPage,
  zIndex: 20,
  padding: `${space[4]} ${theme.space.gutter} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const mobileMenuControl = style([
  summaryReset,
  { minHeight: theme.height.small, padding: `0 ${space[4]}`, font: `650 ${theme.size.control}/1 ${theme.font.body}` },
]);

const label = { display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: 'inherit' } as const;
export const whileClosed = style({ ...label, selectors: { '[open] > summary > &': { display: 'none' } } });
export const whileOpen = style({ ...label, selectors: { ':not([open]) > summary > &': { display: 'none' } } });

export const mobileFault = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  minHeight: 52,
  margin: `${space[12]} 0 ${space[6]}`,
  padding: `0 ${space[16]}`,
  borderRadius: theme.radius.small,
  background: theme.color.badWash,
  color: theme.color.bad,
  fontWeight: 650,
  textDecoration: 'none',
});

export const mobileGroup = style({ borderBottom: `1px solid ${theme.color.line}` });

export const mobileControl = style([
  summaryReset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[14],
    minHeight: 54,
    font: `700 1.1875rem/1.2 ${theme.font.head}`,
    letterSpacing: '-0.012em',
  },
]);
globalStyle(`${mobileControl} > svg:last-child`, { ...chevron, marginLeft: 'auto' });

export const mobileServices = style({ padding: `0 0 ${space[12]} ${space[40]}` });

export const mobileRegions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[20]}`,
  padding: `${space[8]} 0 ${space[20]}`,
});

export const mobileRest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[20],
  marginTop: space[20],
});

export const mobileLink = style([entry, { minHeight: 50, fontWeight: 600 }]);

export const mobileCall = style({
  position: 'sticky',
  bottom: 0,
  marginInline: `calc(-1 * ${theme.space.gutter})`,
  marginTop: space[12],
  padding: `${space[10]} ${space[16]}`,
  background: theme.color.paper,
  borderTop: `1px solid ${theme.color.line}`,
});
