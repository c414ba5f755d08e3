import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { offScreen } from '../tokens/text.css';
import { theme } from '../tokens/theme.css';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: theme.height.touch,
  fontSize: theme.size.small,
  color: theme.color.muted,
  '@media': { print: { display: 'none' } },
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 32,
  '::before': {
    content: '',
    width: 5,
    height: 5,
    margin: `0 ${space[2]} 0 0`,
    border: 'solid',
    borderWidth: '1.25px 1.25px 0 0',
    rotate: '45deg',
  },
  selectors: { '&:first-child::before': { content: 'none' } },
});
/** On phones the trail is one line; the heading below it names the page. */
globalStyle(`${crumb}:nth-child(n + 3):last-child`, {
  '@media': { [phone]: offScreen },
});
globalStyle(`${crumb} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
});
