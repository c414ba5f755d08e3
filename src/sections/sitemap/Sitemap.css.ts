import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: `${space[40]} ${space[32]}`,
  marginTop: space[32],
});
globalStyle(`${groups} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  textDecoration: 'none',
});
globalStyle(`${groups} a:hover`, underline);

export const group = style({ paddingTop: space[8], borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${group} > h3`, { display: 'flex', alignItems: 'center', minHeight: theme.height.touch });

export const pages = style({
  gridColumn: '1 / -1',
  columns: '250px',
  columnGap: space[32],
  paddingTop: space[8],
  borderTop: `1px solid ${theme.color.line}`,
});
