import type { Manifest as Chunks } from 'vite';
import type { FilesOf } from '../../src/app/prerender';

const ENTRY = 'src/app/client.tsx';
const STYLES = 'style.css';

/** Returns the files of a route, each script after its imports and the entry last. */
export function routeFiles(chunks: Chunks): FilesOf {
  const routes = new Map(
    Object.keys(chunks).flatMap((key) => {
      const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=.*component/.exec(key)?.[1];
      return routeFile ? [[routeIdOf(routeFile), key]] : [];
    }),
  );
  return (routeId) => {
    const route = routes.get(routeId);
    const entry = withImports(chunks, ENTRY);
    const keys = new Set([...entry].slice(0, -1));
    if (route) withImports(chunks, route, keys);
    return { scripts: [...keys.add(ENTRY)].map((key) => fileOf(chunks, key)), styles: styleSheet(chunks) };
  };
}

export const styleSheet = (chunks: Chunks): string => fileOf(chunks, STYLES);

/** `zonnepanelen.index` is `/zonnepanelen/`, `index` is `/`. */
const routeIdOf = (routeFile: string) => `/${routeFile.replaceAll('.', '/')}`.replace(/\/index$/, '/');

function withImports(chunks: Chunks, key: string, found = new Set<string>(), path = new Set<string>()): Set<string> {
  if (found.has(key) || path.has(key)) return found;
  for (const imported of chunkOf(chunks, key).imports ?? [])
    withImports(chunks, imported, found, new Set([...path, key]));
  return found.add(key);
}

const fileOf = (chunks: Chunks, key: string) => `/${chunkOf(chunks, key).file}`;

function chunkOf(chunks: Chunks, key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk '${key}'.`);
  return chunk;
}
