import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css';
import { theme } from '../tokens/theme.css';

export const place = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${place} > *`, { gridArea: '1 / 1' });

export const select = style([control, { appearance: 'none', paddingRight: 44 }]);

export const chevron = style({
  justifySelf: 'end',
  marginRight: 14,
  width: 20,
  height: 20,
  color: theme.color.muted,
  strokeWidth: 2.25,
  pointerEvents: 'none',
});
