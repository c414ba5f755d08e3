import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { templates } from '../../tools/build/templates';

/** One page per route: the towns differ in words only. */
const ofPlaces = /^(elektricien-|regios\/|werkgebied\/|zonnepanelen\/)/;
const samples = Object.values(templates).map((path) => `${path.slice(1)}/index.html`);

/** Intended deviations from the standard. */
const knowingly: Record<string, string> = {
  // React looks for exactly this action, to replay submits from before hydration.
  'attribute-allowed-values': 'React form unexpectedly submitted',
  // Browsers restore radios otherwise, and override the customer type.
  'valid-autocomplete': 'cannot be used on <input type="radio">',
};

const isKnown = (message: string, part?: string) => part !== undefined && message.includes(part);

test('§2 the built pages are valid HTML', async () => {
  const folder = '.local/test-site';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && (!ofPlaces.test(file) || samples.includes(file)),
  );
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  const reports = await Promise.all(files.map((file) => validator.validateFile(`${folder}/${file}`)));
  const complaints = reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) => messages.map((message) => ({ filePath, ...message })))
    .filter(({ ruleId, message }) => !isKnown(message, knowingly[ruleId]))
    .map(({ filePath, line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`);

  expect(files.length).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
});
