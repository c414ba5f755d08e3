import { theme } from './theme.css';

/** How a link is told from text: orange is never text itself. */
export const underline = { textDecoration: `underline 2px ${theme.color.action}`, textUnderlineOffset: 5 };
