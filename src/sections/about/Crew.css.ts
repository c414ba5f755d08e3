import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const crew = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[40]} ${space[28]}`,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[28]} ${space[16]}` } },
});
globalStyle(`${crew} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: space[14],
  borderRadius: theme.radius.card,
});
globalStyle(`${crew} h3`, { fontSize: theme.size.h4 });

export const trade = style({ color: theme.color.muted, fontSize: theme.size.small });
export const saying = style({ marginTop: space[6], '@media': { [phone]: { fontSize: theme.size.small } } });
