import { createRoot } from 'react-dom/client';
import '../../src/design/fonts.css';
import '../../src/design/reset.css';
import { Charts } from './Charts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Charts />);
