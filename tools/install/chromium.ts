import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Program, attempt, installed, programOf } from './debian';

/** The headless shell opens no window: the browser tests take a fifth less time. */
export const headlessChromium: Program = {
  // Liberation Sans has the measures of Arial, which stands in for a font that comes late.
  packages: ['chromium-headless-shell', 'fonts-liberation'],
  find: () =>
    programOf('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    playwrightChromium(),
};

/** The path of a Chromium: of the system, of Playwright, or installed now. */
export const findChromium = (): string => installed(headlessChromium) ?? downloadedChromium() ?? giveUp();

const playwrightChromium = () => [chromium.executablePath()].find(existsSync);

const downloadedChromium = () =>
  attempt('npx', ['playwright', 'install', 'chromium']) ? playwrightChromium() : undefined;

function giveUp(): never {
  throw new Error('The browser tests need Chromium: install it with the package manager of this machine.');
}
