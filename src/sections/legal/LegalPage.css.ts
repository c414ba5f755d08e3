import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${theme.width.column}) minmax(0, 320px)`,
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[96],
  paddingBlock: `${space[56]} ${theme.space.section}`,
  '@media': { [belowDesktop]: { gridTemplateColumns: `minmax(0, ${theme.width.column})` } },
});

export const legal = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingTop: space[16],
});
globalStyle(`${chapter} > h2`, { fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2.125rem)' });

export const contents = style({
  position: 'sticky',
  top: 32,
  maxHeight: 'calc(100vh - 64px)',
  overflowY: 'auto',
  '@media': { [belowDesktop]: { display: 'none' }, print: { display: 'none' } },
});
