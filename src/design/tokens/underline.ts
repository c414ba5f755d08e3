import { theme } from './theme.css';

/** Links are underlined in orange; text itself is never orange. */
export const underline = { textDecoration: `underline 2px ${theme.color.action}`, textUnderlineOffset: 5 };
