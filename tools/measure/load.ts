import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildSite, FOLDER, inBrowser, served } from './built-site';
import { findOrInstall, program } from '../install/debian';
import { findNginx, inNginx } from '../build/hosting/nginx';

/** Prints what one machine serves, and the weight of a visit; fails nothing. */

const VISITS_A_DAY = 1_000_000;
const PAGES_A_VISIT = 3;
/** The busiest hour, as a multiple of the mean. */
const PEAK = 3;
const DAY = 24 * 60 * 60;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
const BYTES: Record<string, number> = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 };

const nginx = findNginx();
const wrk = findOrInstall(program('wrk', 'wrk'));
if (!nginx || !wrk) throw new Error(`This needs Debian's nginx-light, libnginx-mod-http-brotli-static and wrk.`);

/** Requests a second, p99 in ms, and bytes of each answer with its headers. */
function loadOf(url: string, encoding: string) {
  const args = ['-t1', '-c64', '-d8s', '--latency', '-H', `Accept-Encoding: ${encoding}`, url];
  const said = execFileSync(wrk ?? '', args, { encoding: 'utf8' });
  const figure = (pattern: RegExp) => pattern.exec(said)?.slice(1) ?? [];
  const [slowest = '', unit = ''] = figure(/99%\s+([\d.]+)(us|ms|s)/);
  const [requests] = figure(/(\d+) requests in/);
  const [read = '', size = ''] = figure(/requests in .*?, ([\d.]+)([KMGT]?B) read/);
  const wrong = figure(/Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/);
  if (wrong.some(Boolean)) throw new Error(`${url}: ${said}`);
  return {
    rate: Number(figure(/Requests\/sec:\s+([\d.]+)/)[0]),
    slowest: Number(slowest) * (MILLISECONDS[unit] ?? 1),
    bytes: (Number(read) * (BYTES[size] ?? 1)) / Number(requests),
  };
}

/** A first visit on a phone: sees the clip and scrolls through some pages. */
const visit = (origin: string) =>
  inBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const loads: number[] = [];
    for (const path of ['/', '/zonnepanelen', '/offerte'].slice(0, PAGES_A_VISIT)) {
      await page.goto(origin + path);
      if (path === '/') await page.getByRole('button', { name: 'Video pauzeren' }).waitFor();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await page.waitForLoadState('networkidle');
      // Cached responses have 0 bytes.
      const sizes = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => (entry as PerformanceResourceTiming).transferSize,
        ),
      );
      loads.push(...sizes.filter(Boolean));
    }
    return { bytes: loads.reduce((sum, size) => sum + size, 0), requests: loads.length };
  });

const row = (what: string, ...figures: string[]) =>
  console.log(what.padEnd(28) + figures.map((figure) => figure.padStart(16)).join(''));
const whole = (figure: number) => Math.round(figure).toLocaleString('en');

if (process.argv[2] !== 'built') buildSite();
await inNginx(nginx, FOLDER, async (origin) => {
  const size = (name: string) => statSync(`${FOLDER}/assets/${name}`).size;
  const scripts = readdirSync(`${FOLDER}/assets`).filter((name) => name.endsWith('.js'));
  const [largest] = scripts.toSorted((one, other) => size(other) - size(one));
  console.log(`\nnginx and wrk on the same machine, ${cpus().length} cores, 64 connections:\n`);
  row('', 'answers/s', 'p99, ms', 'bytes');
  let pages = 0;
  for (const [what, path, encoding] of [
    ['/ brotli', '/', 'br'],
    ['/ gzip', '/', 'gzip'],
    ['/ plain', '/', 'identity'],
    ['largest script, brotli', `/assets/${largest}`, 'br'],
    ['sitemap.xml, brotli', '/sitemap.xml', 'br'],
  ] as const) {
    const { rate, slowest, bytes } = loadOf(origin + path, encoding);
    if (what === '/ brotli') pages = rate;
    row(what, whole(rate), slowest.toFixed(1), whole(bytes));
  }
  await served(async (local) => {
    const { rate, slowest, bytes } = loadOf(`${local}/`, 'br');
    row('/ brotli, by npm start', whole(rate), slowest.toFixed(1), whole(bytes));
  });

  const { bytes, requests } = await visit(origin);
  const atPeak = (VISITS_A_DAY * requests * PEAK) / DAY;
  console.log(`\nA first visit of ${PAGES_A_VISIT} pages: ${requests} answers, ${whole(bytes / 1000)} kB.`);
  console.log(
    `${whole(VISITS_A_DAY)} such visits a day: ${whole((VISITS_A_DAY * bytes) / 1e9)} GB a day, ${whole(atPeak)} answers/s`,
  );
  console.log(
    `in the busiest hour, and ${whole((atPeak * bytes * 8) / requests / 1e6)} Mbit/s: ${(pages / atPeak).toFixed(1)} times as much is what this machine can.`,
  );
});
