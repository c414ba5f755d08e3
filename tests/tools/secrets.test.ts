import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseSecrets } from '../../tools/build/secrets';

const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
writeFileSync(join(folder, 'app.js'), 'send("openbare-sleutel","geheime-sleutel")');

test.each(['EMAILJS_PRIVATE_KEY', 'VITE_EMAILJS_PRIVATE_KEY', 'ACCESS_TOKEN'])('a build does not hold %s', (name) =>
  expect(refuseSecrets(folder, { [name]: 'geheime-sleutel' })).rejects.toThrow(`app.js holds the value of ${name}`),
);

test.each([{ VITE_EMAILJS_PUBLIC_KEY: 'openbare-sleutel' }, { ACCESS_TOKEN: 'een-andere-sleutel' }, { TOKEN: 'send' }])(
  'a build may hold what is no secret: %o',
  (environment) => expect(refuseSecrets(folder, environment)).resolves.toBeUndefined(),
);
