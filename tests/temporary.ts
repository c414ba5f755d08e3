import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function gatherTemporaryFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true });
}
