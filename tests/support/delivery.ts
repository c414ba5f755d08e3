import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const FOLDER = '.local/test-site/assets';
const CONSTANT = /(?<!=)=([`"'])simulated\1/;

/** The script that says how requests are delivered: `services/delivery.ts`. */
function deliveringScript() {
  const [script, ...others] = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))
    .filter(({ text }) => CONSTANT.test(text));
  if (!script || others.length > 0) throw new Error('Not one script says how requests are delivered.');
  return script;
}

/** As if built with `VITE_LEAD_DELIVERY=email`, which changes one constant of `services/delivery.ts`: a second build would take longer than the tests. */
export function deliverByEmail(page: Page | BrowserContext) {
  const { name, text } = deliveringScript();
  return page.route(`**/assets/${name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text.replace(CONSTANT, '="email"') }),
  );
}
