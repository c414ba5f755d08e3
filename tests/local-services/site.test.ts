import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteHeaders } from '../../tools/build/hosting/headers';
import { site } from '../../tools/serve/serve';
import { answerOf } from './support';

const script = 'console.log("dak");';

const parent = mkdtempSync(join(tmpdir(), 'helderdak-'));
const files: Record<string, string | Buffer> = {
  'geheim.txt': 'geheim',
  'site/index.html': 'thuis',
  'site/404.html': 'niet gevonden',
  'site/404/index.html': 'ook niet gevonden',
  'site/offerte/index.html': 'offerte',
  'site/assets/app.js': script,
  'site/assets/app.js.br': brotliCompressSync(script),
  'site/assets/app.js.gz': gzipSync(script),
  'site/assets/plain.css': 'a {}',
  'site/_headers': '/*',
  'site/vercel.json': '{}',
  'site/film.mp4': '0123456789',
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), content);
}
const headers = siteHeaders([], []);
const app = site(join(parent, 'site'), headers);

const headersOf = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name));

describe('paths of the site', () => {
  test.each([
    ['/', 200, 'thuis'],
    ['/offerte', 200, 'offerte'],
    ['/offerte?klant=zakelijk', 200, 'offerte'],
    ['/onbekend', 404, 'niet gevonden'],
    ['/404', 404, 'niet gevonden'],
    ['/404.html', 404, 'niet gevonden'],
    ['/assets', 404, 'niet gevonden'],
    ['/assets/weg.js', 404, 'niet gevonden'],
    ['/offerte/onbekend', 404, 'niet gevonden'],
    ['/_headers', 404, 'niet gevonden'],
    ['/vercel.json', 404, 'niet gevonden'],
    ['/%76ercel.json', 404, 'niet gevonden'],
    ['/assets/app.js.br', 404, 'niet gevonden'],
    ['/%', 404, 'niet gevonden'],
    ['/%E0%A4%A', 404, 'niet gevonden'],
    ['/%00', 404, 'niet gevonden'],
    ['/../geheim.txt', 404, 'niet gevonden'],
    ['/..%2fgeheim.txt', 404, 'niet gevonden'],
    ['/%2e%2e/geheim.txt', 404, 'niet gevonden'],
    ['/%2e%2e%2fgeheim.txt', 404, 'niet gevonden'],
    ['/..%5cgeheim.txt', 404, 'niet gevonden'],
    [`/${'x'.repeat(10_000)}`, 404, 'niet gevonden'],
  ])('%s', async (path, status, text) => expect(await answerOf(await app.request(path))).toEqual({ status, text }));

  test.each([
    ['/offerte/', '/offerte'],
    ['/offerte/?klant=zakelijk&a=%26', '/offerte?klant=zakelijk&a=%26'],
    ['/offerte///', '/offerte'],
    ['http://localhost//elders.example/', '/elders.example'],
    ['http://localhost/\\elders.example/', '/elders.example'],
    ['http://localhost//', '/'],
  ])('%s leads to %s for good', async (path, location) => {
    const response = await app.request(path);
    expect([response.status, ...headersOf(response, 'Location')]).toEqual([308, location]);
  });

  test('a site without 404.html still says that a page is missing', async () => {
    expect(await answerOf(await site(join(parent, 'site/offerte'), headers).request('/onbekend'))).toEqual({
      status: 404,
      text: 'Pagina niet gevonden',
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await app.request('/offerte', { method });
    expect([response.status, ...headersOf(response, 'Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD is GET without a body', async () => {
    const response = await app.request('/offerte', { method: 'HEAD' });
    expect(await answerOf(response)).toEqual({ status: 200, text: '' });
    expect(headersOf(response, 'Content-Type', 'Content-Length')).toEqual(['text/html; charset=utf-8', '7']);
  });

  // RFC 9110, 14.2: malformed, unknown or multiple ranges get the whole.
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['Bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=12-14', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=a-b', 200, '0123456789', null],
    ['2-4', 200, '0123456789', null],
    ['lines=2-4', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
  ])('of a film, %s is answered with %i', async (range, status, text, contentRange) => {
    const response = await app.request('/film.mp4', { headers: { Range: range } });
    expect(headersOf(response, 'Content-Type', 'Content-Range')).toEqual(['video/mp4', contentRange]);
    expect(await answerOf(response)).toEqual({ status, text });
  });

  test('a part of a page that is missing is the whole page that says so', async () => {
    const response = await app.request('/onbekend', { headers: { Range: 'bytes=0-3' } });
    expect(headersOf(response, 'Content-Range')).toEqual([null]);
    expect(await answerOf(response)).toEqual({ status: 404, text: 'niet gevonden' });
  });
});

test.each(['/', '/onbekend', '/offerte/', '/assets/app.js'])('%s comes with the headers of the site', async (path) => {
  expect(Object.fromEntries((await app.request(path)).headers)).toMatchObject(
    Object.fromEntries(Object.entries(headers.always).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

describe('compression of the site', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', files['site/assets/app.js.br']],
    ['br;q=0, gzip;q=0.5', 'gzip', files['site/assets/app.js.gz']],
    ['br;q=1.0', 'br', files['site/assets/app.js.br']],
    ['deflate', null, Buffer.from(script)],
    ['br;q=0', null, Buffer.from(script)],
    ['', null, Buffer.from(script)],
  ])("'%s' takes the encoding %s", async (accepted, encoding, body) => {
    const response = await app.request('/assets/app.js', { headers: { 'Accept-Encoding': accepted } });
    expect(headersOf(response, 'Content-Encoding', 'Content-Type', 'Vary')).toEqual([
      encoding,
      'text/javascript; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
  });

  test('a file without a compressed sibling is sent as it is', async () => {
    const response = await app.request('/assets/plain.css', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(headersOf(response, 'Content-Encoding', 'Vary')).toEqual([null, 'Accept-Encoding']);
    expect(await response.text()).toBe('a {}');
  });
});

describe('caching of the site', () => {
  test.each([
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
    ['/assets/weg.js', 'no-cache'],
    ['/', 'no-cache'],
    ['/offerte', 'no-cache'],
    ['/film.mp4', 'no-cache'],
    ['/onbekend', 'no-cache'],
  ])('%s is cached with %s', async (path, policy) =>
    expect(headersOf(await app.request(path), 'Cache-Control')).toEqual([policy]),
  );

  test('an unchanged page is not sent again, a changed one is', async () => {
    const [modified] = headersOf(await app.request('/offerte'), 'Last-Modified');
    const again = (since: string) => app.request('/offerte', { headers: { 'If-Modified-Since': since } });
    expect(await answerOf(await again(modified ?? ''))).toEqual({ status: 304, text: '' });
    expect(await answerOf(await again('Thu, 01 Jan 1970 00:00:00 GMT'))).toEqual({ status: 200, text: 'offerte' });
  });

  test('a missing page is never an unchanged one', async () => {
    const [modified] = headersOf(await app.request('/onbekend'), 'Last-Modified');
    const response = await app.request('/onbekend', { headers: { 'If-Modified-Since': modified ?? '' } });
    expect(response.status).toBe(404);
  });
});
