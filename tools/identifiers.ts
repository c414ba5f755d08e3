import { readdirSync } from 'node:fs';

const files = ['src', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.css.ts'))
  .sort();

const hashesOf = new Map<string, string[]>();

/**
 * Names a class or a variable by the place of its file among the style files and its own place in that file: half as long as
 * vanilla-extract's hash, hundreds of times on a page.
 */
export function shortIdentifier({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = files.indexOf(filePath);
  if (file < 0) throw new Error(`${filePath} is not among the style files.`);
  const hashes = hashesOf.get(filePath) ?? [];
  hashesOf.set(filePath, hashes);
  if (!hashes.includes(hash)) hashes.push(hash);
  return `_${file.toString(36).padStart(2, '0')}${hashes.indexOf(hash).toString(36)}`;
}
