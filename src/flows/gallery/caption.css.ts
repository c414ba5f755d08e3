import { style } from '@vanilla-extract/css';
import { theme } from '../../design/tokens/theme.css';

export const work = style({ font: `650 ${theme.size.body}/1.35 ${theme.font.body}`, letterSpacing: 0 });

export const facts = style({ color: theme.color.muted, fontSize: theme.size.small, lineHeight: 1.45 });
