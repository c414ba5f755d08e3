import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, desktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';

export const headBeside = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  alignItems: 'start',
  gap: space[56],
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});

/** The head stays while the rest is read. */
globalStyle(`${headBeside} > :first-child`, { '@media': { [desktop]: { position: 'sticky', top: 32 } } });

export const calculatorTitle = style({ marginBottom: space[32] });
