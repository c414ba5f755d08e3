import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Complete } from './first-view';

type Renderer = Pick<typeof import('../src/server'), 'render' | 'knownPaths'>;

/** Writes every known route to an HTML file, and what an unknown path gets to `404.html`. Returns the time in ms. */
export async function prerender({ render, knownPaths }: Renderer, folder: string, complete: Complete) {
  const pages = [
    ...knownPaths().map((path) => ({ path, status: 200, file: join(folder, path, 'index.html') })),
    { path: '/404', status: 404, file: join(folder, '404.html') },
  ];
  const start = performance.now();
  for (const { path, status, file } of pages) {
    const page = await render(new Request(`http://localhost${path}`), { routes: {} });
    if (page.status !== status) throw new Error(`${path} is rendered with status ${page.status}, not ${status}.`);
    await mkdir(dirname(file), { recursive: true });
    const html = await complete(await page.text(), page.headers.get('X-Route'));
    await writeFile(file, status === 404 ? html.replace('<html', '<html data-page="not-found"') : html);
  }
  return { pages: pages.length, milliseconds: performance.now() - start };
}
