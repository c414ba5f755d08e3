import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginTop: space[48],
  counterReset: 'step',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[28], marginTop: space[32] } },
});

export const step = style({
  position: 'relative',
  paddingRight: space[32],
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 48,
      height: 48,
      marginBottom: space[20],
      borderRadius: '50%',
      background: theme.color.dark,
      // On a dark page the colour of the band alone is invisible.
      boxShadow: `inset 0 0 0 1.5px ${theme.color.line}`,
      color: theme.color.sun,
      font: `700 1.25rem/1 ${theme.font.head}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInline: '60px 12px',
      top: 24,
      borderTop: `2px dotted ${theme.color.fieldLine}`,
    },
  },
  '@media': {
    [phone]: {
      padding: `0 0 0 ${space[72]}`,
      selectors: {
        '&::before': { position: 'absolute', left: 0 },
        '&:not(:last-child)::after': {
          insetInline: '24px auto',
          top: 56,
          bottom: -20,
          borderTop: 0,
          borderLeft: `2px dotted ${theme.color.fieldLine}`,
        },
      },
    },
  },
});
globalStyle(`${step} > p`, { maxWidth: '32ch', marginTop: space[6], color: theme.color.muted });
