import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../tokens/theme.css';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

globalStyle('@page', { margin: '14mm' });

onPaper('html', { fontSize: '80%' });
onPaper('button, video, iframe, [data-sonner-toaster]', { display: 'none !important' });
onPaper('a', { textDecoration: `underline 1px ${theme.color.action}` });
onPaper('h1', { fontSize: '2.25rem' });
onPaper('h2', { fontSize: '1.5rem' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('img, svg, figure, tr, li, blockquote', { breakInside: 'avoid' });
onPaper('details::details-content', { contentVisibility: 'visible', display: 'block', blockSize: 'auto' });
onPaper('summary > svg', { display: 'none' });
