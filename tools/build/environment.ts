import { loadEnv } from 'vite';
import { localEnvironment } from '../serve/local-services/environment';

/** Without these a production site could not send a single request, so it is not built. */
const required = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/** The specification's default must be nobody's oversight. */
const undecided = `The production build needs VITE_LEAD_DELIVERY, for fault reports and the landing forms: see docs/deployment.md.
  email      sends them to the inbox, as the quote and contact forms always do.
  simulated  sends them nowhere: a visitor with a fault is told 'succesvol gemeld', and nobody is.`;

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
  if (!['email', 'simulated'].includes(environment.VITE_LEAD_DELIVERY ?? '')) throw new Error(undecided);
}
