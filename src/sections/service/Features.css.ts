import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[32]} ${space[40]}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const feature = style({ display: 'grid', gap: space[6], alignContent: 'start' });
globalStyle(`${feature} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });
globalStyle(`${feature} > p`, { color: theme.color.muted });
