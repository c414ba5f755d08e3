import { loadEnv } from 'vite';
import { localEnvironment } from '../serve/local-services/environment';

const required = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/** The default of the specification must be chosen, not forgotten. */
const undecided = `The production build needs VITE_LEAD_DELIVERY, for fault reports and the landing forms: see docs/deployment.md.
  email      sends them to the inbox, as the quote and contact forms always do.
  simulated  sends them nowhere: a visitor with a fault is told 'succesvol gemeld', and nobody is.`;

/** `production` uses the public services, the others the local ones. `qa` and `development` have the chart page. */
export type Mode = 'production' | 'preview' | 'qa' | 'development';

/** Sets the services of a build. Throws with the names of missing variables. */
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
