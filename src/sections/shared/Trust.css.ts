import { style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const trust = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  paddingBlock: space[6],
  borderBottom: `1px solid ${theme.color.line}`,
});

export const badge = style({
  flex: '1 1 calc(50% - 6px)',
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  padding: `${space[14]} 0`,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'manual',
  overflowWrap: 'break-word',
});

export const figure = style({ font: `700 1.75rem/1 ${theme.font.head}`, letterSpacing: '-0.02em' });
