import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';
import { underline } from '../tokens/underline';

export const title = style({
  marginBottom: space[8],
  font: `650 ${theme.size.control}/1.3 ${theme.font.body}`,
  letterSpacing: 0,
  hyphens: 'auto',
});

/** Plain links of 44 px, one under the other; a long name takes a second line and keeps its distance. */
export const links = style({ lineHeight: 1.3 });
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  paddingBlock: space[6],
  textDecoration: 'none',
});
globalStyle(`${links} a:hover`, underline);
