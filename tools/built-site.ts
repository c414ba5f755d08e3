import { spawn, spawnSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium';
import type { Mode } from './environment';

/** The site as `npm start` builds it, for the tools that look at it. */
export const FOLDER = '.local/site';
const PORT = process.env.PORT ?? '47393';

export function buildSite(mode: Mode = 'preview', folder = FOLDER): void {
  const { status } = spawnSync('tsx', ['tools/build.ts', mode, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

/** Serves the built site, for as long as `use` takes. */
export async function served<Result>(use: (origin: string) => Promise<Result>, folder = FOLDER): Promise<Result> {
  const server = spawn('tsx', ['tools/serve.ts', folder], { env: { ...process.env, PORT } });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  try {
    return await use(`http://localhost:${PORT}`);
  } finally {
    server.kill();
  }
}

/** Shows the built site to a browser, for as long as `look` takes. */
export const inBrowser = <Result>(
  look: (browser: Browser, origin: string) => Promise<Result>,
  folder = FOLDER,
): Promise<Result> =>
  served(async (origin) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      return await look(browser, origin);
    } finally {
      await browser.close();
    }
  }, folder);
