import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { phoneBar } from '../../design/PhoneBar/PhoneBar.css';
import { theme } from '../../design/tokens/theme.css';

/** Fixed to the corner of the window until the section above it ends. On phones it replaces 'Offerte' in the bar at the foot. */
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
// A class and not a position: browsers re-evaluate every candidate of a `:has()`.
globalStyle(`body:has(${place}) > ${phoneBar} > a + a`, { visibility: 'hidden' });
