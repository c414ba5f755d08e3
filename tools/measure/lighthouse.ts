import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, served } from './built-site';
import { findChromium } from '../install/chromium';
import { hiddenPages } from '../build/feeds';
import { templates } from '../build/templates';

/** Prints Lighthouse's figures of every route on a slow phone, and marks those over a limit; intended findings are left out (`onPurpose`). `-- /contact 5` measures one page five times. */

const REPORTS = '.local/lighthouse';

/** npx fetches it at first use. As a dependency it is a quarter of the files that `npm ci` writes. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The fields of a JSON report that this file reads. */
interface Result {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >;
}

interface Figure {
  name: string;
  of: (result: Result) => number;
  digits?: number;
  atLeast?: number;
  atMost?: number;
}

const score = (category: string) => (result: Result) => (result.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? NaN;

const kilobytes = (type: string) => (result: Result) => {
  const summary = result.audits['resource-summary']?.details;
  return (summary?.items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1000;
};

const figures: Figure[] = [
  { name: 'perf', of: score('performance'), atLeast: 100 },
  { name: 'a11y', of: score('accessibility'), atLeast: 100 },
  { name: 'best', of: score('best-practices'), atLeast: 100 },
  { name: 'seo', of: score('seo'), atLeast: 100 },
  { name: 'FCP ms', of: value('first-contentful-paint'), atMost: 800 },
  { name: 'LCP ms', of: value('largest-contentful-paint'), atMost: 1100 },
  { name: 'TBT ms', of: value('total-blocking-time'), atMost: 50 },
  { name: 'CLS', of: value('cumulative-layout-shift'), digits: 3, atMost: 0 },
  { name: 'script kB', of: kilobytes('script'), digits: 1, atMost: 150 },
  { name: 'total kB', of: kilobytes('total'), digits: 1 },
];

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

function cell({ name, digits = 0, atLeast = -Infinity, atMost = Infinity }: Figure, number: number): string {
  const met = number >= atLeast && number <= atMost;
  return `${number.toFixed(digits)}${met ? ' ' : '!'}`.padStart(Math.max(name.length, 6) + 2);
}

/** Audits that fail on purpose: noindex, and the status of /404. */
function onPurpose(path: string): string[] {
  if (path === templates['/404']) return ['http-status-code', 'errors-in-console', 'meta-description'];
  return hiddenPages.includes(path) ? ['is-crawlable'] : [];
}

/** Writes `<report>.report.html` and `<report>.report.json`. */
async function measure(url: string, report: string): Promise<Result> {
  await rm(`${report}.report.json`, { force: true });
  const { error } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--ignore-status-code',
      '--output=html',
      '--output=json',
      `--output-path=${report}`,
      `--skip-audits=${onPurpose(new URL(url).pathname).join()}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const written = await readFile(`${report}.report.json`, 'utf8').catch((cause) => {
    throw new Error(`${url}: Lighthouse wrote no report.`, { cause: error ?? cause });
  });
  const result = JSON.parse(written) as Result;
  // Chromium sometimes loses the start of its trace.
  if (result.runtimeError?.code === 'NO_NAVSTART') return measure(url, report);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

async function measureAll(paths: string[], runs: number): Promise<void> {
  const width = Math.max(...paths.map((path) => path.length));
  await mkdir(REPORTS, { recursive: true });
  console.log(' '.repeat(width), ...figures.map(({ name }) => ` ${name} `.padStart(Math.max(name.length, 6) + 2)));
  await served(async (origin) => {
    for (const path of paths) {
      const name = path.replaceAll('/', '_').replace(/^_$/, '_home');
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) {
        results.push(await measure(origin + path, join(REPORTS, `${name}-${run}`)));
      }
      const cells = figures.map((figure) => cell(figure, median(results.map(figure.of))));
      console.log(path.padEnd(width), ...cells);
    }
  });
}

const [path, runs = '3'] = process.argv.slice(2);

if (!process.env.SKIP_BUILD) buildSite();
await measureAll(path ? [path] : Object.values(templates), Number(runs));
