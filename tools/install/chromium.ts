import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Program, attempt, findOrInstall, programOf } from './debian';

/** The headless shell opens no window: the browser tests take a fifth less time. */
export const chromiumProgram: Program = {
  packages: ['chromium-headless-shell'],
  find: () =>
    programOf('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    playwrightChromium(),
};

/** Liberation Sans has the metrics of Arial: text in it takes as many lines until a web font has come. */
export const fallbackFont: Program = {
  packages: ['fonts-liberation'],
  find: () => ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'].find(existsSync),
};

/** The path of a Chromium: of the system, of Playwright, or installed now. */
export const findChromium = (): string => findOrInstall(chromiumProgram) ?? downloadedChromium() ?? giveUp();

const playwrightChromium = () => [chromium.executablePath()].find(existsSync);

const downloadedChromium = () => (attempt('playwright', ['install', 'chromium']) ? playwrightChromium() : undefined);

function giveUp(): never {
  throw new Error('The browser tests need Chromium: install it with the package manager of this machine.');
}
