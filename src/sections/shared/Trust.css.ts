import { style } from '@vanilla-extract/css';
import { belowDesktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const trust = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[20],
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [belowDesktop]: { flexWrap: 'wrap', gap: `0 ${space[12]}` } },
});

export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  padding: `${space[20]} 0`,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'manual',
  overflowWrap: 'break-word',
  '@media': { [belowDesktop]: { flex: '1 1 calc(50% - 6px)', padding: `${space[14]} 0` } },
});

export const figure = style({ font: `700 1.75rem/1 ${theme.font.head}`, letterSpacing: '-0.02em' });
