import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium';
import type { Mode } from '../tools/environment';

const PORT = Number(process.env.TEST_PORT ?? 47_392);

/** One is built after the other. */
const server = (mode: Mode, folder: string, port: number) => ({
  cwd: '..',
  command: `tsx tools/build.ts ${mode} ${folder} && tsx tools/serve.ts ${folder}`,
  env: { PORT: String(port) },
  port,
  timeout: 600_000,
  // `npm run interactions` has servers of its own.
  reuseExistingServer: Boolean(process.env.INTERACTIONS),
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // A page is given time on a busy machine; a green test takes none of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The report names as flaky what needs it.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    // A context of its own costs a test more than all that it does; storage, routes, clock and emulation are reset.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM ?? findChromium(), args: ['--no-sandbox'] },
  },
  webServer: [server('preview', '.local/test-site', PORT), server('qa', '.local/qa', PORT + 1)],
});
