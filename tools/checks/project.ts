import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PARTS = [
  'src',
  'machines',
  'content',
  'public',
  'tools',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A folder with the project, its packages and its history, for tests that edit or build it. */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  for (const part of ['node_modules', '.git'].filter(existsSync)) symlinkSync(resolve(part), join(folder, part));
  return folder;
}
