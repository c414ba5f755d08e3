import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/breakpoints';
import { theme } from '../../design/theme.css';

/** On phones it stands in the bar at the foot of the page, where that has 'Offerte' elsewhere. */
export const place = style({
  position: 'fixed',
  zIndex: 10,
  right: 40,
  bottom: 40,
  borderRadius: 999,
  boxShadow: theme.shadow.float,
  '@media': {
    [phone]: { right: 16, bottom: 10, width: 'calc((100% - 42px) * 0.6)', borderRadius: 0, boxShadow: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${place} > button`, {
  borderRadius: 999,
  '@media': { [phone]: { width: '100%', borderRadius: theme.radius.field } },
});
globalStyle(`body:has(${place}) nav[aria-label="Direct contact"] > :last-child`, { visibility: 'hidden' });
