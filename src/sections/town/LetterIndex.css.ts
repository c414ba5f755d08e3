import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  paddingBlock: `${space[32]} ${space[8]}`,
});
globalStyle(`${letters} a`, {
  display: 'grid',
  placeItems: 'center',
  width: theme.height.touch,
  height: theme.height.touch,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.field,
  fontWeight: 650,
  textDecoration: 'none',
});
globalStyle(`${letters} a:hover`, { background: theme.color.sunWash, borderColor: theme.color.ink });

export const group = style({
  display: 'grid',
  gridTemplateColumns: '96px 1fr',
  paddingBlock: space[28],
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const towns = style({ columns: '16.5em', columnGap: space[40] });
globalStyle(`${towns} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  textDecoration: 'none',
});
globalStyle(`${towns} a:hover`, {
  ...underline,
});
globalStyle(`${towns} li`, { breakInside: 'avoid' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: space[72],
  paddingBlock: `${space[20]} ${theme.space.section}`,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48], paddingTop: 0 },
  },
});
