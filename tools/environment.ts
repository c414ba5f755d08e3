import { loadEnv } from 'vite';
import { localEnvironment } from './local-services/environment';

/** Without these a production site could not send a single request, so it is not built. */
const required = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/** `production` takes the public services; the others the local ones. `qa` has the charts besides, as `development` has. */
export type Mode = 'production' | 'preview' | 'qa' | 'development';

/** Settles which services a build talks to. Throws with the names of what a production build misses. */
export function provideEnvironment(mode: Mode): void {
  if (mode !== 'production') {
    Object.assign(process.env, localEnvironment);
    return;
  }
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  const missing = required.filter((name) => !environment[name]?.trim());
  if (missing.length) throw new Error(`The production build needs ${missing.join(', ')}: see docs/deployment.md.`);
}
