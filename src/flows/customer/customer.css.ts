import { style } from '@vanilla-extract/css';
import { scriptFailed } from '../../design/WithoutScript/WithoutScript.css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const group = style({
  display: 'flex',
  alignItems: 'stretch',
  height: 48,
  marginLeft: 'auto',
  selectors: { [`${scriptFailed} &`]: { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { visibility: 'hidden' } },
});

export const choice = style({
  position: 'relative',
  minWidth: theme.height.touch,
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0 ${space[14]}`,
  color: theme.color.onDarkMuted,
  font: `600 ${theme.size.small}/1 ${theme.font.body}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.sun}`, outlineOffset: -4 },
    '&:has(:checked)': { color: theme.color.onDark },
    '&:has(:checked)::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 14px 0',
      height: 3,
      background: theme.color.sun,
    },
  },
  '@media': {
    [phone]: { padding: `0 ${space[10]}` },
  },
});
