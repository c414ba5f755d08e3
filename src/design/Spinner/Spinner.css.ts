import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  flex: 'none',
  width: 20,
  height: 20,
  border: '2.5px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  selectors: { '&[data-size="large"]': { width: 40, height: 40, borderWidth: 4 } },
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '2.4s' } },
});
