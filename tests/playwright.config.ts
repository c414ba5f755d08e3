import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/install/chromium';

/** Here motion is part of what is tested; elsewhere clips would only cost time. */
const inMotion = ['journeys', 'carousel', 'clip', 'gallery'].map((folder) => `${folder}/*.spec.ts`);
/** The longest, and the one with a browser of its own. By name they would run last and alone. */
const early = ['tools/*.spec.ts', 'design/scrollbars.spec.ts'];

/** Serves what `tools/checks/test.ts` has built, at a free port that the server prints. */
const server = (folder: string, origin: RegExp) => ({
  cwd: '..',
  command: `tsx tools/serve/serve.ts ${folder}`,
  // Tests send at once, under one account.
  env: { PORT: '0', EMAIL_RATE_LIMIT: 'off' },
  wait: { stdout: origin },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Room for a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The tests of a file share a worker, which scans each state once. Long files without states opt out.
  fullyParallel: false,
  forbidOnly: true,
  workers: 3,
  // Retried tests are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'list',
  projects: [
    { name: 'in motion', testMatch: [...inMotion, ...early] },
    {
      name: 'at rest',
      testMatch: '*/*.spec.ts',
      testIgnore: [...inMotion, ...early],
      // `npm run interactions` measures what a visitor waits for, motion and all.
      use: { contextOptions: { reducedMotion: process.env.INTERACTIONS ? 'no-preference' : 'reduce' } },
    },
  ],
  use: {
    baseURL: process.env.TEST_SITE,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    // A new context costs more than a test; Playwright resets storage, routes, clock and emulation.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM ?? findChromium(), args: ['--no-sandbox'] },
  },
  // `npm run interactions` serves the site itself.
  webServer: process.env.TEST_SITE
    ? []
    : [server('.local/qa', /(?<test_qa>http:\S+)/), server('.local/test-site', /(?<test_site>http:\S+)/)],
});
