import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Mode } from '../build/environment';
import { findChromium } from '../install/chromium';

/** Runs all checks and tests, or the named part, and ends with one line of counts. A check without a report counts as one. */
const REPORTS = '.local/reports';

interface Count {
  passed: number;
  failed: number;
  flaky?: number;
}

const checks = {
  types: 'tsc --singleThreaded',
  'types of the machines': 'tsc -p machines --singleThreaded',
  lint: 'oxlint --deny-warnings',
  format: 'oxfmt --check',
  'unused code': 'knip',
};

const parts = {
  check: () =>
    Promise.all(Object.entries(checks).map(([name, command]) => runAside(name, command, { lowPriority: true }))),
  machines: async () => [
    await report('unit and path tests', 'vitest run --config tests/vitest.config.ts', vitestCount, {
      lowPriority: true,
    }),
    await run('machine coverage in Node', 'tsx tools/checks/coverage.ts node'),
  ],
  browser: () =>
    onBuiltSites(async () => [
      await browser('browser tests'),
      await run('machine coverage in the browser', 'tsx tools/checks/coverage.ts browser'),
    ]),
};

const apart = {
  walk: () => {
    process.env.STEPS ??= '2000';
    return onBuiltSites(async () => [
      await browser('a walk over every page', ' --grep walk.[0-9]+.of.seed --timeout 300000'),
    ]);
  },
};

async function all(): Promise<Count[]> {
  const counts = await Promise.all([parts.check(), parts.machines(), parts.browser()]);
  return counts.flat();
}

/** Builds the sites beside the installation of browsers. The tests run unless one of these fails. */
async function onBuiltSites(tests: () => Promise<Count[]>): Promise<Count[]> {
  const installed = runAside('browsers and nginx', 'tsx tools/install/programs.ts');
  const prepared = [...(await buildSites()), await installed];
  return prepared.some(({ failed }) => failed) ? prepared : [...prepared, ...(await tests())];
}

/** In sequence: both builds write `.local/server`. QA comes first, because it compresses nothing and leaves a core to what runs beside it. */
async function buildSites(): Promise<Count[]> {
  const build = (mode: Mode, folder: string) =>
    runAside(`site for ${mode}`, `tsx tools/build/build.ts ${mode} ${folder}`);
  return [await build('qa', '.local/qa'), await build('preview', '.local/test-site')];
}

function browser(name: string, options = ''): Promise<Count> {
  process.env.CHROMIUM = findChromium();
  return report(name, `playwright test --config tests/playwright.config.ts${options}`, playwrightCount);
}

interface RunOptions {
  /** For checks and Node tests: the browser tests take longest, and wait for the builds. */
  lowPriority?: boolean;
  env?: NodeJS.ProcessEnv;
}

async function run(name: string, command: string, { lowPriority, env }: RunOptions = {}): Promise<Count> {
  console.log(`\n# ${name}: ${command}`);
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { stdio: 'inherit', env });
  if (lowPriority) lowerPriority(child);
  const [status] = await once(child, 'exit');
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Beside others: what it says is printed when it ends. */
async function runAside(name: string, command: string, { lowPriority }: RunOptions = {}): Promise<Count> {
  const [program = '', ...args] = command.split(' ');
  const running = promisify(execFile)(program, args);
  if (lowPriority) lowerPriority(running.child);
  const ended = await running.catch((error) => ({ ...error, failed: true }));
  console.log(`\n# ${name}: ${command}\n${ended.stdout}${ended.stderr}`.trimEnd());
  return 'failed' in ended ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

/** A runner that crashes before its report is one failure. */
async function report(name: string, command: string, count: (report: unknown) => Count, options: RunOptions = {}) {
  const file = `${process.cwd()}/${REPORTS}/${command.split(' ')[0]}.json`;
  const exit = await run(name, command, { ...options, env: { ...process.env, TEST_REPORT: file } });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counted = count(JSON.parse(readFileSync(file, 'utf8')));
  return { ...counted, failed: Math.max(counted.failed, exit.failed) };
}

function vitestCount(report: unknown): Count {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCount(report: unknown): Count {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected, flaky: stats.flaky };
}

const wanted = process.argv[2];
const chosen = wanted ? { ...parts, ...apart }[wanted as keyof typeof parts] : all;

for (const folder of [REPORTS, '.local/coverage']) rmSync(folder, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const counts = await chosen();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const flaky = counts.reduce((sum, count) => sum + (count.flaky ?? 0), 0);

console.log(`\n${passed} passed, ${failed} failed, ${flaky} flaky`);
process.exitCode = failed ? 1 : 0;
