import { createRoot } from 'react-dom/client';
import { fontFaces } from '../../../src/app/font-faces';
import '../../../src/design/global/reset.css';
import { Charts } from './Charts';

// The pages of the site inline them; the style sheet of the build does not.
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces() }));
// Load the fonts first: the chart is measured at once.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

const root = document.getElementById('root');
if (root) createRoot(root).render(<Charts />);
