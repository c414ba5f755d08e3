import { expect } from '@playwright/test';
import { findChromium } from '../../tools/install/chromium';
import { templates } from '../../tools/build/templates';
import { test } from '../support/console';
import { surplusWidth } from './layout';

// Classic scrollbars take room that media queries ignore.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? findChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('beside a scrollbar no page is too wide, and the bar is one line', async ({ page }) => {
  const found: string[] = [];
  for (const path of new Set(Object.values(templates))) {
    await page.goto(path);
    for (const width of [1024, 1241, 1265, 1280, 1300, 1340, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [scrollbar, bar] = await page.evaluate(() => [
        innerWidth - document.documentElement.clientWidth,
        document.querySelector('body > header > div + div')!.getBoundingClientRect().height,
      ]);
      expect(scrollbar).toBeGreaterThan(0);
      const surplus = await surplusWidth(page);
      if (surplus > 0) found.push(`${path} at ${width}: ${surplus} px too wide`);
      if (width > 1240 && bar! > 82) found.push(`${path} at ${width}: the bar is ${bar} px high`);
    }
  }
  expect(found).toEqual([]);
});
