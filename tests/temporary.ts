import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has every test write its files into one folder, which goes when the tests have ended. */
export default function gatherTemporaryFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true });
}
