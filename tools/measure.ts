import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { createActor, fromPromise } from 'xstate';
import { calculatorMachine } from '../machines/calculator/calculator.machine';
import type { Address } from '../machines/calculator/calculator.rules';
import { buildSite, inBrowser } from './built-site';

/** Prints the figures that the site has promised, beside their limits; a benchmark, which fails nothing. */

/** Over all pages, of which there are hundreds. */
const ROUNDS = 3;

/** Milliseconds to render a page: the mean of many rounds over all pages, when the renderer has warmed up. */
async function prerendering(): Promise<number> {
  process.env.NODE_ENV = 'production';
  const { knownPaths, render } = (await import(
    pathToFileURL(resolve('.local/server/server.js')).href
  )) as typeof import('../src/server');
  const round = async () => {
    for (const path of knownPaths()) {
      await (await render(new Request(`http://localhost${path}`), { routes: {} })).text();
    }
  };
  await round();
  const start = performance.now();
  for (let times = 0; times < ROUNDS; times += 1) await round();
  return (performance.now() - start) / ROUNDS / knownPaths().length;
}

/** Bytes of one kind that come with the home page as it is opened, headers left out. */
const bytesOf = (kind: 'script' | 'font', encoding: 'gzip' | 'br') =>
  inBrowser(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === kind) sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });

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

buildSite();
console.log(`script on /, gzip          ${kilobytes(await bytesOf('script', 'gzip')).padStart(9)}   at most 125 kB`);
console.log(`script on /, brotli        ${kilobytes(await bytesOf('script', 'br')).padStart(9)}`);
console.log(`fonts on /                 ${kilobytes(await bytesOf('font', 'br')).padStart(9)}   at most 60 kB`);
console.log(`prerendering a page        ${`${(await prerendering()).toFixed(1)} ms`.padStart(9)}   at most 15 ms`);
console.log(`a path of the calculator   ${`${(await calculatorPath()).toFixed(2)} ms`.padStart(9)}   at most 1 ms`);
