import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium';
import { EMAIL_PORT, PORT } from './support/sites';

/** One is built after the other is being served: both builds pass through the same folder for the renderer. */
const site = (port: number, folder: string, delivery: 'simulated' | 'email') => ({
  cwd: '..',
  command: `tsx tools/build.ts preview ${folder} && tsx tools/serve.ts ${folder}`,
  env: { PORT: String(port), VITE_LEAD_DELIVERY: delivery },
  port,
  timeout: 300_000,
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a busy machine a page may miss its five seconds once; the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM ?? findChromium(), args: ['--no-sandbox'] },
  },
  webServer: [site(PORT, '.local/test-site', 'simulated'), site(EMAIL_PORT, '.local/email-site', 'email')],
});
