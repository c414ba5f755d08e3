import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: '40px 32px',
  marginTop: 32,
});
globalStyle(`${groups} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  textDecoration: 'none',
});
globalStyle(`${groups} a:hover`, underline);

export const group = style({ paddingTop: 8, borderTop: `1px solid ${theme.color.line}` });
/** One that is a link and one that is not begin at the same height. */
globalStyle(`${group} > h3`, { display: 'flex', alignItems: 'center', minHeight: theme.height.touch });

/** In as many columns as the groups above. */
export const pages = style({
  gridColumn: '1 / -1',
  columns: '250px',
  columnGap: 32,
  paddingTop: 8,
  borderTop: `1px solid ${theme.color.line}`,
});
