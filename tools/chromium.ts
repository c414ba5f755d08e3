import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: the machine's own, Playwright's, or else one that is installed now. */
export function findChromium(): string {
  return systemChromium() ?? playwrightChromium() ?? downloadedChromium() ?? debianChromium() ?? giveUp();
}

const systemChromium = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const playwrightChromium = () => [chromium.executablePath()].find(existsSync);

function downloadedChromium() {
  return attempt('npx', ['playwright', 'install', 'chromium']) ? playwrightChromium() : undefined;
}

function debianChromium() {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/etc/debian_version')) return undefined;
  const installed = attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  return installed ? systemChromium() : undefined;
}

function attempt(command: string, args: string[]): boolean {
  console.log(`No Chromium yet, trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

function giveUp(): never {
  throw new Error('The browser tests need Chromium: install it with the package manager of this machine.');
}
