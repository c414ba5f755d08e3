import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const display = style({
  fontSize: theme.size.display,
  lineHeight: 0.98,
  letterSpacing: '-0.034em',
  fontWeight: 750,
});
export const smallHeading = { fontSize: theme.size.h3, lineHeight: 1.18, letterSpacing: '-0.014em' } as const;
/** An `h2` as small as an `h3`. */
export const smallTitle = style({});
export const lead = style({ fontSize: theme.size.lead, lineHeight: 1.5, color: theme.color.muted });
export const muted = style({ color: theme.color.muted });
export const small = style({ fontSize: theme.size.small });
/** Never for anything a visitor must act on. */
export const note = style({ fontSize: theme.size.note, lineHeight: 1.5, color: theme.color.muted });
export const nowrap = style({ whiteSpace: 'nowrap' });
/** Only screen readers have it. */
export const offScreen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = style(offScreen);
