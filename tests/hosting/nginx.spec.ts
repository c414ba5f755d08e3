import { readdirSync } from 'node:fs';
import { type APIResponse, expect, test } from '@playwright/test';
import { findNginx, inNginx } from '../../tools/build/hosting/nginx';
import { readHeaders } from '../../tools/build/hosting/write';
import { templates } from '../../tools/build/templates';

const FOLDER = '.local/test-site';
const asset = (ending: string) => `/assets/${readdirSync(`${FOLDER}/assets`).find((name) => name.endsWith(ending))}`;
const unknown = [
  '/bestaat-niet',
  '/404',
  '/404.html',
  '/zonnepanelen/atlantis',
  '/assets/weg.js',
  '/offerte/weg',
  '/_headers',
  '/vercel.json',
  '/offerte/index.html.br',
  '/index.html.gz',
  '/%00',
];

test('nginx serves the site as the build tells it to', async ({ request }) => {
  const nginx = findNginx();
  test.skip(!nginx && !process.env.CI, 'needs nginx with brotli: this machine has none, and none could be installed');
  const { always, caching } = await readHeaders(FOLDER);

  await inNginx(nginx ?? '', FOLDER, async (origin) => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      request.get(origin + path, { headers: { 'accept-encoding': 'identity', ...headers }, maxRedirects: 0 });
    const expectHeaders = (response: APIResponse, cached: string) => {
      const expected = Object.entries({ ...always, 'Cache-Control': cached });
      expect(response.headers()).toMatchObject(
        Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
      );
    };

    for (const path of Object.values(templates).filter((each) => each !== '/404')) {
      const page = await get(path);
      expect([path, page.status(), page.headers()['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expectHeaders(page, caching.rest);
    }
    for (const path of unknown) {
      const page = await get(path);
      expect([path, page.status() === 200]).toEqual([path, false]);
      if (path === '/%00') continue;
      expect([path, page.status(), await page.text()]).toEqual([
        path,
        404,
        expect.stringContaining('Pagina niet gevonden'),
      ]);
      expectHeaders(page, caching.rest);
    }

    for (const [path, type] of [
      [asset('.js'), 'text/javascript; charset=utf-8'],
      [asset('.css'), 'text/css; charset=utf-8'],
      [asset('.woff2'), 'font/woff2'],
      [asset('.avif'), 'image/avif'],
    ] as const) {
      const file = await get(path);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
      expectHeaders(file, caching.assets);
    }
    expect((await get('/site.webmanifest')).headers()['content-type']).toMatch('application/manifest+json');

    for (const path of ['/offerte', asset('.js')]) {
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const file = await get(path, { 'accept-encoding': accepted });
        expect([path, accepted, file.headers()['content-encoding']]).toEqual([path, accepted, encoding]);
        expect(file.headers().vary).toBe('Accept-Encoding');
        expect(await file.body()).toEqual(await (await get(path)).body());
      }
    }

    const etag = (await get('/offerte')).headers().etag ?? '';
    expect((await get('/offerte', { 'if-none-match': etag })).status()).toBe(304);
    for (const [path, type] of [
      ['/videos/hero-loop.mp4', 'video/mp4'],
      ['/videos/hero-loop-av1.webm', 'video/webm'],
    ] as const) {
      const film = await get(path, { range: 'bytes=2-4' });
      expect([film.status(), (await film.body()).length, film.headers()['content-type']]).toEqual([206, 3, type]);
    }

    for (const [path, location] of [
      ['/offerte/', '/offerte'],
      ['/offerte///?klant=zakelijk&a=%26', '/offerte?klant=zakelijk&a=%26'],
      ['//elders.example/', '/elders.example'],
      ['/%0d%0aSet-Cookie:a=b/', '/%0d%0aSet-Cookie:a=b'],
    ]) {
      const moved = await get(path ?? '');
      expect([path, moved.status(), moved.headers().location]).toEqual([path, 308, location]);
    }
    expect((await request.post(`${origin}/offerte`)).status()).toBe(405);
  });
});
