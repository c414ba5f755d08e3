import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { card, map } from './CountryMap.css';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[32],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// The section has the colour of the card.
globalStyle(`${office} ${card}`, { padding: 0 });
globalStyle(`${office} ${map}`, { maxWidth: 320 });

export const address = style({ borderBottom: `1px solid ${theme.color.line}` });
globalStyle(`${address} > p`, { paddingBlock: space[14], borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${address} a`, { display: 'inline-flex', alignItems: 'center', minHeight: theme.height.touch });
