import { style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const failure = style({
  display: 'grid',
  gap: space[24],
  justifyItems: 'start',
  maxWidth: theme.width.column,
  paddingBlock: `${space[56]} ${theme.space.section}`,
});

export const waysOut = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
