import { createVar, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

const height = createVar();

/** Ends in the roof line: 1.28 is 1 / tan 38°. */
export const ribbonLabel = style({
  vars: { [height]: '32px' },
  display: 'inline-block',
  height,
  padding: `0 ${space[56]} 0 ${space[16]}`,
  background: theme.color.ink,
  color: theme.color.paper,
  font: `650 ${theme.size.small}/${height} ${theme.font.body}`,
  clipPath: `polygon(0 0, 100% 0, calc(100% - 1.28 * ${height}) 100%, 0 100%)`,
  selectors: {
    '&[data-tone="sun"]': { background: theme.color.sun, color: theme.color.onSun },
    '&[data-size="large"]': { vars: { [height]: '36px' } },
  },
});
