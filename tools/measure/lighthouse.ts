import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { buildSite, served } from './built-site';
import { findChromium } from '../install/chromium';
import { hiddenPages } from '../build/feeds';
import { templates } from '../build/templates';

/** Prints Lighthouse's figures of every route on a slow phone, and marks those over a limit; intended findings are left out (`onPurpose`). `-- /contact 5` measures one page five times. */

const REPORTS = '.local/lighthouse';

interface Figure {
  name: string;
  of: (result: Result) => number;
  digits?: number;
  atLeast?: number;
  atMost?: number;
}

const score = (category: string) => (result: Result) => (result.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? NaN;

interface ResourceSummary {
  items: { resourceType: string; transferSize: number }[];
}
const kilobytes = (type: string) => (result: Result) => {
  const summary = result.audits['resource-summary']?.details as unknown as ResourceSummary | undefined;
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

async function measure(url: string, port: number): Promise<RunnerResult> {
  const run = await lighthouse(url, {
    port,
    output: 'html',
    logLevel: 'error',
    ignoreStatusCode: true,
    skipAudits: onPurpose(new URL(url).pathname),
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}.`);
  // Chromium sometimes loses the start of its trace.
  return run.lhr.runtimeError?.code === 'NO_NAVSTART' ? measure(url, port) : run;
}

async function measureAll(paths: string[], runs: number): Promise<void> {
  const width = Math.max(...paths.map((path) => path.length));
  await mkdir(REPORTS, { recursive: true });
  console.log(' '.repeat(width), ...figures.map(({ name }) => ` ${name} `.padStart(Math.max(name.length, 6) + 2)));
  const browser = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    await served(async (origin) => {
      for (const path of paths) {
        const results: Result[] = [];
        for (let run = 1; run <= runs; run += 1) {
          const { lhr, report } = await measure(origin + path, browser.port);
          const name = `${path.replaceAll('/', '_').replace(/^_$/, '_home')}-${run}`;
          await writeFile(join(REPORTS, `${name}.html`), report);
          await writeFile(join(REPORTS, `${name}.json`), JSON.stringify(lhr));
          results.push(lhr);
        }
        const cells = figures.map((figure) => cell(figure, median(results.map(figure.of))));
        console.log(path.padEnd(width), ...cells);
      }
    });
  } finally {
    browser.kill();
  }
}

const [path, runs = '3'] = process.argv.slice(2);

if (!process.env.SKIP_BUILD) buildSite();
await measureAll(path ? [path] : Object.values(templates), Number(runs));
