import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const place = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${place} > *`, { gridArea: '1 / 1' });

export const select = style([control, { appearance: 'none', paddingRight: space[44] }]);

export const chevron = style({
  justifySelf: 'end',
  marginRight: space[14],
  width: 20,
  height: 20,
  color: theme.color.muted,
  strokeWidth: 2.25,
  pointerEvents: 'none',
});
