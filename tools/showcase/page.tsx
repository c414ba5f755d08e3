import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { fontFaces } from '../../src/app/font-faces';
import '../../src/design/global/reset.css';
import { Dialogs } from './Places';
import { Showcase } from './Showcase';
import { frames } from './showcase.css';
import { showStates } from './shown-states';

/** `/ontwerp` shows both schemes; `?scheme=dark` one of them, `&part=dialog` the dialogs. */
const { scheme, part } = Object.fromEntries(new URLSearchParams(location.search));

const Frames = () => (
  <div className={frames}>
    <iframe title="Licht" src="?scheme=light" />
    <iframe title="Donker" src="?scheme=dark" />
  </div>
);

function viewOf() {
  if (scheme !== 'light' && scheme !== 'dark') return Frames;
  showStates(scheme);
  return part === 'dialog' ? Dialogs : () => <Showcase scheme={scheme} />;
}

const router = createRouter({
  routeTree: createRootRoute({ component: viewOf() }),
  history: createMemoryHistory(),
});

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces() }));
// Fonts that come late would be left out.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<RouterProvider router={router as never} />);
}
