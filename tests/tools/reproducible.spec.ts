import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfProject } from '../../tools/checks/project';

const SITE = '.local/test-site';

/** The hash of each file, by its path. */
const hashes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test('a build in another folder gives the same bytes, its list of packages as well', () => {
  test.setTimeout(240_000);
  const folder = copyOfProject();
  try {
    execFileSync('tsx', ['tools/build/build.ts', 'preview', SITE], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });

    for (const built of [SITE, `${SITE}-hosting`]) {
      const first = hashes(built);
      expect(Object.keys(first).length).toBeGreaterThan(3);
      expect(hashes(join(folder, built))).toEqual(first);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
