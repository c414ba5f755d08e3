import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../install/chromium';
import type { Mode } from '../build/environment';

export const FOLDER = '.local/site';

export function buildSite(mode: Mode = 'preview', folder = FOLDER): void {
  const { status } = spawnSync('tsx', ['tools/build/build.ts', mode, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

export async function served<Result>(use: (origin: string) => Promise<Result>, folder = FOLDER): Promise<Result> {
  const server = spawn('tsx', ['tools/serve/serve.ts', folder], {
    env: { ...process.env, PORT: '0', EMAIL_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(server.stdout, 'data').then(String);
  const gone = once(server, 'exit').then(() => Promise.reject(new Error('The site could not be served.')));
  try {
    const words = await Promise.race([said, gone]);
    const { origin } = new URL(/http:\S+/.exec(words)?.[0] ?? words);
    return await Promise.race([use(origin), gone]);
  } finally {
    server.kill();
  }
}

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
