import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { phoneBar } from '../../design/PhoneBar/PhoneBar.css';
import { theme } from '../../design/tokens/theme.css';

/**
 * Stays in the corner of the window as far as the end of what stands before it. On phones it stands in the bar at the foot
 * of the page, where that has 'Offerte' elsewhere.
 */
export const place = style({
  position: 'sticky',
  zIndex: 10,
  bottom: 0,
  height: 0,
  '@media': {
    [phone]: { position: 'fixed', right: 16, width: 'calc((100% - 42px) * 0.6)' },
    print: { display: 'none' },
  },
});
globalStyle(`${place} > button`, {
  position: 'absolute',
  right: 40,
  bottom: 40,
  borderRadius: 999,
  boxShadow: theme.shadow.float,
  '@media': {
    [phone]: { right: 0, bottom: 10, width: '100%', borderRadius: theme.radius.field, boxShadow: 'none' },
  },
});
// Named by what it is, and not by its place alone: with every `:has()` that changes, a browser looks at all that could be meant.
globalStyle(`body:has(${place}) > ${phoneBar} > a + a`, { visibility: 'hidden' });
