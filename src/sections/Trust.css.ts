import { style } from '@vanilla-extract/css';
import { belowDesktop } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const trust = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 20,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [belowDesktop]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 12px' } },
});

export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '20px 0',
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'manual',
  '@media': { [belowDesktop]: { padding: '14px 0' } },
});

export const figure = style({ font: `700 1.75rem/1 ${theme.font.head}`, letterSpacing: '-0.02em' });
