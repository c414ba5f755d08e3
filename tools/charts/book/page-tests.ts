import { spawnSync } from 'node:child_process';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { join } from 'node:path';

export function pageTests(): Map<string, string[]> {
  const { stdout } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'],
    // Lists only: starts neither browser nor servers.
    { env: { ...process.env, CHROMIUM: 'none', TEST_SITE: 'none', STEPS: '0' }, maxBuffer: 2 ** 26 },
  );
  const { suites, errors } = JSON.parse(stdout.toString()) as JSONReport;
  if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  return new Map(suites.map((suite) => [join('tests', suite.file), titlesOf(suite)]));
}

const titlesOf = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];
