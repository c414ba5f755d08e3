import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { card, map } from './CountryMap.css';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[56],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[36] } },
});
// The section has the colour of the card.
globalStyle(`${office} ${card}`, { padding: 0 });
globalStyle(`${office} ${map}`, { maxWidth: 320 });

export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[16]} ${space[56]}`,
  marginBlock: `${space[28]} ${space[12]}`,
});
