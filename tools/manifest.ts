import type { Manifest as Chunks } from 'vite';
import type { RouterManifest } from '../src/server';

const ENTRY = 'src/client.tsx';
const STYLES = 'style.css';

/** What each route needs from the build, in the router's terms: the entry script, the styles, and chunks to preload. */
export function routerManifest(chunks: Chunks): RouterManifest {
  const entry = withImports(chunks, ENTRY);
  const filesOf = (keys: Set<string>) => [...keys].map((key) => fileOf(chunks, key));
  const routes: RouterManifest['routes'] = {
    __root__: {
      preloads: filesOf(entry),
      css: [fileOf(chunks, STYLES)],
      scripts: [{ attrs: { type: 'module', async: true, src: fileOf(chunks, ENTRY) } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1];
    if (routeFile) routes[routeIdOf(routeFile)] = { preloads: filesOf(without(withImports(chunks, key), entry)) };
  }
  return { routes };
}

/** `zonnepanelen.index` is `/zonnepanelen/`, `index` is `/`. */
const routeIdOf = (routeFile: string) => `/${routeFile.replaceAll('.', '/')}`.replace(/\/index$/, '/');

const without = (keys: Set<string>, known: Set<string>) => new Set([...keys].filter((key) => !known.has(key)));

/** The keys of a chunk and of everything it imports at once. */
function withImports(chunks: Chunks, key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const imported of chunkOf(chunks, key).imports ?? []) withImports(chunks, imported, found);
  }
  return found;
}

const fileOf = (chunks: Chunks, key: string) => `/${chunkOf(chunks, key).file}`;

function chunkOf(chunks: Chunks, key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk '${key}'.`);
  return chunk;
}
