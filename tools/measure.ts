import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createActor, fromPromise } from 'xstate';
import { calculatorMachine } from '../machines/calculator/calculator.machine';
import type { Address } from '../machines/calculator/calculator.rules';
import { findChromium } from './chromium';
import { prerender } from './prerender';

/** Prints the figures that the site has promised, beside their limits; a benchmark, which fails nothing. */
const SITE = '.local/site';
const PORT = '47393';

function build(): void {
  const { status } = spawnSync('tsx', ['tools/build.ts', 'preview', SITE], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

/** What it takes to render all pages in this process, from a cold start. */
async function prerendering() {
  process.env.NODE_ENV = 'production';
  const renderer = (await import(
    pathToFileURL(resolve('.local/server/server.js')).href
  )) as typeof import('../src/server');
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  const result = await prerender(renderer, { routes: {} }, folder);
  rmSync(folder, { recursive: true });
  return { ...result, peakMemory: process.resourceUsage().maxRSS * 1024 };
}

function largestPage(): number {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return Math.max(...files.map((file) => statSync(join(SITE, file)).size));
}

/** Bytes of script that come with the home page as it is opened, headers left out. */
async function scriptBytes(encoding: 'gzip' | 'br'): Promise<number> {
  const server = spawn('tsx', ['tools/serve.ts', SITE], { env: { ...process.env, PORT } });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await browser.close();
  server.kill();
  return bytes;
}

/** Milliseconds from an empty address to the quote, the median of many times. */
async function calculatorPath(): Promise<number> {
  const machine = calculatorMachine.provide({
    actors: {
      suggestAddress: fromPromise(async () => 'adr-1'),
      lookUpAddress: fromPromise<Partial<Address>, { id: string }>(async () => ({
        straat: 'Stadhuisplein',
        woonplaats: 'Amersfoort',
      })),
    },
  });
  const times: number[] = [];
  for (let run = 0; run < 500; run += 1) {
    const start = performance.now();
    const calculator = createActor(machine).start();
    calculator.send({ type: 'postcode.change', value: '3811lm' });
    calculator.send({ type: 'huisnummer.change', value: '1' });
    calculator.send({ type: 'address.submit' });
    while (!calculator.getSnapshot().matches('usage')) await Promise.resolve();
    calculator.send({ type: 'usage.submit' });
    calculator.send({ type: 'dakrichting.change', value: 'oost' });
    calculator.send({ type: 'roof.submit' });
    calculator.send({ type: 'quote.request' });
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[250]!;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (name: string, measured: string, limit = '') =>
  console.log(`${name.padEnd(27)}${measured.padStart(9)}   ${limit}`);

build();
const { pages, milliseconds, peakMemory } = await prerendering();
line(`prerendering ${pages} pages`, `${(milliseconds / 1000).toFixed(1)} s`, 'at most 20 s');
line('its peak of memory', `${(peakMemory / 2 ** 20).toFixed(0)} MiB`, 'at most 1024 MiB');
line('prerendering a page', `${(milliseconds / pages).toFixed(1)} ms`, 'at most 15 ms');
line('largest page, HTML', kilobytes(largestPage()), 'at most 120 kB');
line('script on /, gzip', kilobytes(await scriptBytes('gzip')), 'at most 125 kB');
line('script on /, brotli', kilobytes(await scriptBytes('br')));
line('a path of the calculator', `${(await calculatorPath()).toFixed(2)} ms`, 'at most 1 ms');
