import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'start',
  gap: space[80],
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});

export const where = style({ display: 'grid', gap: space[32] });

export const facts = style({ borderBottom: `1px solid ${theme.color.line}` });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '180px 1fr',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[20]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${facts} dt`, { fontWeight: 650 });
globalStyle(`${facts} dd`, { color: theme.color.muted, textWrap: 'pretty' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[28]}` });
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
  ...underline,
  color: theme.color.text,
  fontWeight: 600,
});
globalStyle(`${links} a:hover`, { textDecorationThickness: 3 });
globalStyle(`${links} li`, { display: 'flex', alignItems: 'center', gap: space[8] });
