import { style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const section = style({
  paddingBlock: theme.space.section,
  // Skips the layout of sections below the fold, which would delay the first paint.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 900px',
  selectors: { '&[data-joined="true"]': { paddingTop: 0 } },
});

export const wrap = style({
  width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
  marginInline: 'auto',
});

export const head = style({ display: 'grid', gap: space[16], alignContent: 'start', maxWidth: theme.width.column });
