import { createRoot } from 'react-dom/client';
import { fontFaces } from '../../../src/app/font-faces';
import '../../../src/design/global/reset.css';
import { Charts } from './Charts';

// The pages of the site have them in their HTML, and the style sheet of the build does not.
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces() }));
// A font that comes late is not waited for, and the chart is drawn at once.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

const root = document.getElementById('root');
if (root) createRoot(root).render(<Charts />);
