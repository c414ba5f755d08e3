import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/install/chromium';
import type { Mode } from '../tools/build/environment';

/**
 * One is built after the other. Each takes a port that is free when it needs one and says which: of a port chosen
 * before the build, a connection of another program may have become the owner.
 */
const server = (mode: Mode, folder: string, origin: RegExp) => ({
  cwd: '..',
  command: `tsx tools/build/build.ts ${mode} ${folder} && tsx tools/serve/serve.ts ${folder}`,
  env: { PORT: '0' },
  wait: { stdout: origin },
  timeout: 600_000,
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // A page is given time on a busy machine; a green test takes none of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The tests of a file share a worker, which looks at a state of a flow once. Long files without states ask for more.
  fullyParallel: false,
  forbidOnly: true,
  workers: 3,
  // The report names as flaky what needs it.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'list',
  use: {
    baseURL: process.env.TEST_SITE,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    // A context of its own costs a test more than all that it does; storage, routes, clock and emulation are reset.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM ?? findChromium(), args: ['--no-sandbox'] },
  },
  // `npm run interactions` serves the site itself.
  webServer: process.env.TEST_SITE
    ? []
    : [
        server('preview', '.local/test-site', /(?<test_site>http:\S+)/),
        server('qa', '.local/qa', /(?<test_qa>http:\S+)/),
      ],
});
