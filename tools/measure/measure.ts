import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { Request } from '@playwright/test';
import { createActor, fromPromise } from 'xstate';
import { calculatorMachine } from '../../machines/calculator/calculator.machine';
import { addressMachine } from '../../machines/address/address.machine';
import type { Address, AddressQuery, SuggestedAddress } from '../../machines/address/address.rules';
import { weigh } from '../build/budgets';
import { FOLDER, buildSite, inBrowser } from './built-site';
import { type Chart, allCharts } from '../charts/book/chart';
import { prerender } from '../build/prerender';
import { hydrated } from './hydrated';

const QA_FOLDER = '.local/qa';

/** Prints the promised figures beside their limits; fails nothing. */

async function prerendering() {
  process.env.NODE_ENV = 'production';
  const renderer = (await import(
    pathToFileURL(resolve('.local/server/prerender.js')).href
  )) as typeof import('../../src/app/prerender');
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  const result = await prerender(
    renderer,
    folder,
    () => ({ scripts: [] }),
    async (html) => html,
  );
  rmSync(folder, { recursive: true });
  return { ...result, peakMemory: process.resourceUsage().maxRSS * 1024 };
}

function largestPage(): number {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return Math.max(...files.map((file) => statSync(join(FOLDER, file)).size));
}

interface HomeBytes {
  script: number;
  /** Loaded when the page is idle: what moves the clip. */
  scriptAtRest: number;
  pictures: number;
  poster: number;
  fonts: number;
  /** With the clip and its code. */
  firstView: number;
}

/** What home loads on a phone, without headers. */
const homeBytes = (encoding: 'gzip' | 'br') =>
  inBrowser<HomeBytes>(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(origin, { waitUntil: 'networkidle' });
    await hydrated(page.locator('header a').first());
    await page.locator('video').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Video pauzeren' }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = (await page.locator('script[data-scripts]').getAttribute('data-scripts')) ?? '';
    const first = new Set(scripts.split(' '));

    const bytesOf = async (wanted: (request: Request) => boolean) => {
      const sizes = await Promise.all(finished.filter(wanted).map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const ofType = (type: string) => (request: Request) => request.resourceType() === type;
    const isScript = ofType('script');
    const isFirst = (request: Request) => isScript(request) && first.has(new URL(request.url()).pathname);
    return {
      script: await bytesOf(isFirst),
      scriptAtRest: await bytesOf((request) => isScript(request) && !isFirst(request)),
      pictures: await bytesOf(ofType('image')),
      poster: await bytesOf((request) => ofType('image')(request) && request.url().includes('/hero-')),
      fonts: await bytesOf(ofType('font')),
      firstView: await bytesOf(() => true),
    };
  });

/** Median, in ms, from an empty address to the quote. */
async function calculatorPath(): Promise<number> {
  const findAddress = addressMachine.provide({
    actors: {
      suggestAddress: fromPromise<SuggestedAddress, AddressQuery>(async () => ({ addressId: 'adr-1', options: [] })),
      lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async () => ({
        straat: 'Stadhuisplein',
        woonplaats: 'Amersfoort',
      })),
    },
  });
  const machine = calculatorMachine.provide({ actors: { findAddress } });
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

/** In ms, as the chart page reports it. */
async function largestDrawing(): Promise<{ id: string; milliseconds: number }> {
  const [largest] = (await allCharts()).sort((one, other) => size(other) - size(one));
  if (!largest) throw new Error('There is no machine.');
  const said = await inBrowser(async (browser, origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/charts#${largest.id}`);
    return page.getByText(/^Drawn in \d+ ms/).innerText();
  }, QA_FOLDER);
  return { id: largest.id, milliseconds: Number(/\d+/.exec(said)) };
}

const size = ({ states, transitions }: Chart) => states.length + transitions.length;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

buildSite();
buildSite('qa', QA_FOLDER);
// First: it measures the memory of this process.
const { pages, milliseconds, peakMemory } = await prerendering();
const { script, scriptAtRest, pictures, poster, fonts } = await homeBytes('gzip');
console.log(`script on /, gzip          ${kilobytes(script).padStart(9)}   at most 125 kB`);
const brotli = await homeBytes('br');
console.log(`script on /, brotli        ${kilobytes(brotli.script).padStart(9)}   at most 120 kB`);
const heaviest = Math.max(...[...(await weigh(FOLDER)).values()].map((kinds) => kinds.script.bytes));
console.log(`script, heaviest page, br  ${kilobytes(heaviest).padStart(9)}   at most 105 kB`);
console.log(`first view of /, brotli    ${kilobytes(brotli.firstView).padStart(9)}   at most 250 kB`);
console.log(`script for the clip, gzip  ${kilobytes(scriptAtRest).padStart(9)}`);
console.log(`pictures on /, at 390 px   ${kilobytes(pictures).padStart(9)}   at most 90 kB`);
console.log(`poster of the clip         ${kilobytes(poster).padStart(9)}   at most 45 kB`);
console.log(`fonts on /                 ${kilobytes(fonts).padStart(9)}   at most 60 kB`);
console.log(`prerendering ${pages} pages     ${`${(milliseconds / 1000).toFixed(1)} s`.padStart(9)}   at most 20 s`);
console.log(`its peak of memory         ${`${(peakMemory / 2 ** 20).toFixed(0)} MiB`.padStart(9)}   at most 1024 MiB`);
console.log(`prerendering a page        ${`${(milliseconds / pages).toFixed(1)} ms`.padStart(9)}   at most 15 ms`);
console.log(`largest page, HTML         ${kilobytes(largestPage()).padStart(9)}   at most 120 kB`);
console.log(`a path of the calculator   ${`${(await calculatorPath()).toFixed(2)} ms`.padStart(9)}   at most 1 ms`);
const { id, milliseconds: drawing } = await largestDrawing();
console.log(`drawing the chart of ${id.padEnd(8)}${`${drawing} ms`.padStart(6)}   at most 500 ms`);
