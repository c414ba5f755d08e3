import { style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';

export const people = style({ marginBottom: space[8] });
