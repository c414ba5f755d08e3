import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { end, fields, form, privacy, send } from '../../flows/forms/forms.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const card = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: space[20],
  padding: space[32],
  borderRadius: theme.radius.card,
  background: theme.color.card,
  boxShadow: theme.shadow.float,
  '@media': {
    [belowDesktop]: { padding: space[24] },
    [phone]: { padding: `${space[24]} ${space[20]}` },
    print: { display: 'none' },
  },
});
globalStyle(`${card} :is(${form}, ${fields})`, { gap: space[20] });
globalStyle(`${card} textarea`, { minHeight: 104 });
globalStyle(`${card} ${end}`, { gap: 0, paddingTop: 0, borderTop: 0 });
globalStyle(`${card} ${send}`, { gap: space[16] });
globalStyle(`${card} :is(${send} > p, ${privacy})`, { maxWidth: 'none', lineHeight: 1.4 });
globalStyle(`${card} ${send} > button`, { width: '100%' });

export const title = style({ fontSize: '1.625rem', lineHeight: 1.15 });
export const lead = style({ marginTop: space[6], color: theme.color.muted, textWrap: 'balance' });

export const contact = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
globalStyle(`${contact} > p`, { color: theme.color.muted });

export const phoneNumber = style({
  whiteSpace: 'normal',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.small,
  font: `700 1.75rem/1 ${theme.font.head}`,
  letterSpacing: '-0.022em',
  textDecoration: 'none',
});
