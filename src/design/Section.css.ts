import { style } from '@vanilla-extract/css';
import { later } from './later.css';
import { theme } from './theme.css';

export const section = style([
  later,
  { paddingBlock: theme.space.section, selectors: { '&[data-joined="true"]': { paddingTop: 0 } } },
]);

export const wrap = style({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
  marginInline: 'auto',
});

export const head = style({ display: 'grid', gap: 16, alignContent: 'start', maxWidth: theme.width.column });
