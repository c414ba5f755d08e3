import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ASSETS = '.local/test-site/assets';
/** What they all are measured with. */
const MARK = 'layout-shift';

test('a site that is given no address to tell has no byte of it', async () => {
  const library = fileURLToPath(import.meta.resolve('web-vitals'));
  expect(await readFile(library, 'utf8')).toContain(MARK);

  const scripts = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(await readFile(join(ASSETS, script), 'utf8'), script).not.toContain(MARK);
});
