import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'center',
  gap: space[14],
  width: 'var(--width)',
  minHeight: 64,
  padding: `${space[10]} ${space[8]} ${space[10]} ${space[20]}`,
  borderRadius: theme.radius.small,
  borderLeft: `5px solid ${theme.color.ink}`,
  background: theme.color.card,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  font: `550 ${theme.size.body}/1.55 ${theme.font.body}`,
  // A dialog disables the pointer outside of it; toasts must stay dismissable.
  pointerEvents: 'auto',
});

export const icon = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 24,
});
export const content = style({
  gridArea: '1 / 2',
  minWidth: 0,
  minHeight: 44,
  display: 'grid',
  alignContent: 'center',
});
export const title = style({ textWrap: 'pretty' });
export const description = style({
  fontSize: theme.size.small,
  fontWeight: 400,
  color: theme.color.muted,
  // A reference that wraps would be read as two.
  '@media': { '(min-width: 360px)': { whiteSpace: 'nowrap' } },
});

export const closeButton = style({
  gridArea: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  width: theme.height.touch,
  height: theme.height.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  color: theme.color.muted,
  cursor: 'pointer',
  ':hover': { color: theme.color.text },
});
globalStyle(`${closeButton} > svg`, { width: 20, height: 20 });

export const success = style({ borderLeftColor: theme.color.good });
globalStyle(`${success} > ${icon}`, { color: theme.color.good });

export const error = style({ borderLeftColor: theme.color.bad });
globalStyle(`${error} > ${icon}`, { color: theme.color.bad });
