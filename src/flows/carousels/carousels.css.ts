import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const points = style({
  flex: 1,
  display: 'flex',
  justifyContent: 'center',
  gap: space[24],
  color: theme.color.onDarkMuted,
  '@media': {
    [belowDesktop]: {
      order: 3,
      flex: '1 0 100%',
      display: 'grid',
      minHeight: 40,
      borderTop: `1px solid ${theme.color.darkLine}`,
    },
  },
});

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  whiteSpace: 'nowrap',
  '@media': {
    [belowDesktop]: {
      gridArea: '1 / 1',
      justifyContent: 'center',
      transition: `opacity ${theme.ease}, visibility ${theme.ease}`,
      selectors: { '&[data-shown="false"]': { opacity: 0, visibility: 'hidden' } },
    },
  },
});
globalStyle(`${point} > svg`, { width: 16, height: 16, strokeWidth: 2.5, color: theme.color.sun });
