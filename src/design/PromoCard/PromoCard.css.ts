import { globalStyle, style } from '@vanilla-extract/css';
import { between } from '../tokens/breakpoints';
import { inView } from '../PhoneBar/in-view.css';
import { cut } from '../RoofPicture/RoofPicture.css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const promo = style({
  ...inView('--promo'),
  display: 'grid',
  gridTemplateRows: 'minmax(150px, 250px) auto',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  '@media': { [between]: { gridTemplateColumns: '5fr 7fr', gridTemplateRows: 'minmax(220px, auto)' } },
});

export const place = style({ vars: { [cut]: '90px' } });
export const copy = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[12],
  padding: `${space[20]} ${space[24]} ${space[24]}`,
});
globalStyle(`${copy} > p`, { color: theme.color.muted });
export const title = style({
  selectors: {
    [`${copy} > &`]: {
      margin: 0,
      color: theme.color.text,
      font: `700 1.375rem/1.2 ${theme.font.head}`,
      letterSpacing: '-0.014em',
    },
  },
});
