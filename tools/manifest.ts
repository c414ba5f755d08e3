import type { Manifest as Chunks } from 'vite';
import type { RouterManifest } from '../src/server';

const ENTRY = 'src/client.tsx';

/** What each route needs from the build, in the router's terms: the entry script, styles, and chunks to preload. */
export function routerManifest(chunks: Chunks): RouterManifest {
  const entry = withImports(chunks, ENTRY);
  const routes: RouterManifest['routes'] = {
    __root__: {
      ...assetsOf(chunks, entry),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${chunkOf(chunks, ENTRY).file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1];
    if (routeFile) routes[routeIdOf(routeFile)] = assetsOf(chunks, without(withImports(chunks, key), entry));
  }
  return { routes };
}

/** `zonnepanelen.index` is `/zonnepanelen/`, `index` is `/`. */
const routeIdOf = (routeFile: string) => `/${routeFile.replaceAll('.', '/')}`.replace(/\/index$/, '/');

function assetsOf(chunks: Chunks, keys: Set<string>) {
  const needed = [...keys].map((key) => chunkOf(chunks, key));
  return {
    preloads: needed.map(({ file }) => `/${file}`),
    css: [...new Set(needed.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

const without = (keys: Set<string>, known: Set<string>) => new Set([...keys].filter((key) => !known.has(key)));

/** The keys of a chunk and of everything it imports at once. */
function withImports(chunks: Chunks, key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const imported of chunkOf(chunks, key).imports ?? []) withImports(chunks, imported, found);
  }
  return found;
}

function chunkOf(chunks: Chunks, key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk '${key}'.`);
  return chunk;
}
