import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const footer = style({
  paddingBlock: `${space[72]} ${space[32]}`,
  // Skips its layout, which would delay the first paint.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 1500px',
  fontSize: theme.size.control,
  '@media': { [phone]: { paddingBottom: 104 }, print: { paddingBlock: 0, fontSize: theme.size.small } },
});
// On paper: who made the page, and how to reach them.
globalStyle(`${footer} :is(nav, a:not([href^='tel:'], [href^='mailto:']))`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  color: theme.color.muted,
  textDecoration: 'none',
  '@media': { print: { minHeight: 0 } },
});
globalStyle(`${footer} a:hover`, { color: theme.color.text });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr repeat(3, 1fr)',
  gap: `${space[40]} ${space[32]}`,
  selectors: { '&:has(> :nth-child(8))': { gridTemplateColumns: '1.3fr repeat(4, 1fr)' } },
  '@media': {
    [between]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      selectors: { '&:has(> :nth-child(8))': { gridTemplateColumns: 'repeat(4, 1fr)' } },
    },
    [phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[36]} ${space[20]}`,
      selectors: { '&:has(> :nth-child(8))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    print: { display: 'block' },
  },
});

export const company = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${space[20]} ${space[32]}`,
  gridRow: 'span 2',
  '@media': {
    [between]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
    },
    [phone]: { gridColumn: '1 / -1', gridRow: 'auto' },
    print: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  },
});

export const home = style({
  selectors: { [`${footer} &`]: { justifySelf: 'start', color: theme.color.text } },
  '@media': { [between]: { gridColumn: '1 / -1' } },
});

export const address = style({ color: theme.color.muted, lineHeight: 1.6 });
export const contact = style({ display: 'grid', justifyItems: 'start', lineHeight: 1.6 });
export const phoneNumber = style({
  selectors: { [`${footer} &`]: { color: theme.color.text, fontWeight: 650 } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[28]}`,
  marginTop: space[48],
  paddingTop: space[20],
  borderTop: `1px solid ${theme.color.darkLine}`,
  fontSize: theme.size.small,
  color: theme.color.muted,
  '@media': { print: { marginTop: space[8], paddingTop: space[8] } },
});

export const certifications = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginRight: 'auto',
  '@media': { [between]: { width: '100%' } },
});

export const certification = style({
  padding: `${space[6]} ${space[10]}`,
  border: `1.5px solid ${theme.color.darkOutline}`,
  borderRadius: theme.radius.mark,
  font: `650 ${theme.size.note}/1.2 ${theme.font.body}`,
  letterSpacing: '0.02em',
});
