import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilesOf } from '../../src/app/prerender';

type Renderer = Pick<typeof import('../../src/app/prerender'), 'render' | 'knownPaths'>;

/** Writes every known route to an HTML file, and the not-found page to `404.html`. Returns the time in ms. @param complete Post-processes the HTML of a page. */
export async function prerender(
  { render, knownPaths }: Renderer,
  folder: string,
  filesOf: FilesOf,
  complete: (html: string) => Promise<string>,
) {
  const pages = [
    ...knownPaths().map((path) => ({ path, status: 200, file: join(folder, path, 'index.html') })),
    { path: '/404', status: 404, file: join(folder, '404.html') },
  ];
  const start = performance.now();
  for (const { path, status, file } of pages) {
    const page = await render(path, filesOf);
    if (page.status !== status) throw new Error(`${path} is rendered with status ${page.status}, not ${status}.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await complete(page.html));
  }
  return { pages: pages.length, milliseconds: performance.now() - start };
}
