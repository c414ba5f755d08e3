import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { attempt, install, programOf } from './debian';

/** The path of a Chromium: of the system, of Playwright, or installed now. */
export function findChromium(): string {
  return systemChromium() ?? playwrightChromium() ?? downloadedChromium() ?? debianChromium() ?? giveUp();
}

/** The headless shell opens no window: the browser tests take a fifth less time. */
const systemChromium = () =>
  programOf('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

const playwrightChromium = () => [chromium.executablePath()].find(existsSync);

const downloadedChromium = () =>
  attempt('npx', ['playwright', 'install', 'chromium']) ? playwrightChromium() : undefined;

const debianChromium = () => (install('chromium-headless-shell') ? systemChromium() : undefined);

function giveUp(): never {
  throw new Error('The browser tests need Chromium: install it with the package manager of this machine.');
}
