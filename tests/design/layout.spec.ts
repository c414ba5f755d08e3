import { type Page, expect } from '@playwright/test';
import { type Color, blend, formatHex } from 'culori';
import { type Token, dark, light, textPairs } from '../../src/design/palette';
import { test } from '../support/console';
import { templates } from '../../tools/templates';
import { visit } from '../support/page';
import { hydrated } from '../../tools/hydrated';
import { renderAll } from '../support/rendering';
import { focusedControl, shifts, smallTargets, smallText, surplusWidth, textColors } from './layout';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 360, 390, 768, 1024, 1241, 1440, 1920];

// What is on its way from one colour to another has neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.values(templates)) {
  test(`${path} stands still, fits every width, and can be read and pressed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);

    expect(await shifts(page)).toEqual([]);
    await renderAll(page);
    expect(await tooWideOrSmall(page)).toEqual([]);
    expect(await strangeColors(page)).toEqual([]);
    await spaceOut(page);
    expect(await tooWide(page)).toEqual([]);
  });

  test(`${path} stands still on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);

    expect(await shifts(page)).toEqual([]);
  });
}

// A window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10, 2.4.7 and 2.4.11).
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/contact', '/offerte', '/zonnepanelen', '/laadpaal?storing=melden']) {
    test(`${path}: whoever goes from control to control sees each, and which has the focus`, async ({ page }) => {
      await page.goto(path);
      await hydrated(
        page
          .getByRole(path.includes('storing') ? 'dialog' : 'main')
          .getByRole('button')
          .first(),
      );
      const stops: NonNullable<Awaited<ReturnType<typeof focusedControl>>>[] = [];
      // Round, or out of the page; a date has a stop for each of its parts.
      for (let round = false; !round;) {
        await page.keyboard.press('Tab');
        const stop = await focusedControl(page);
        if (!stop) break;
        round = stop.name !== stops.at(-1)?.name && stops.some(({ name }) => name === stop.name);
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(5);
      expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
      expect(stops.filter(({ ringed }) => !ringed)).toEqual([]);
    });
  }
});

/** The least that a visitor may do to the spacing of text (WCAG 2.2, 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

async function tooWide(page: Page) {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const surplus = await surplusWidth(page);
    if (surplus > 0) found.push(`${width}: ${surplus} px too wide`);
  }
  return found;
}

async function tooWideOrSmall(page: Page) {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const surplus = await surplusWidth(page);
    const problems = [
      ...(surplus > 0 ? [`${surplus} px too wide`] : []),
      ...(await smallText(page)),
      ...(await smallTargets(page)),
    ];
    found.push(...problems.map((problem) => `${width}: ${problem}`));
  }
  return found;
}

/** Text in a colour, or on a ground, that is not among those whose contrast is held. */
async function strangeColors(page: Page) {
  const found: string[] = [];
  for (const [colorScheme, palette] of Object.entries({ light, dark }) as ['light' | 'dark', typeof light][]) {
    await page.emulateMedia({ colorScheme });
    const held = heldIn(palette);
    for (const { text, grounds, example } of await textColors(page)) {
      const pair = `${hex(text)} on ${hex(blend([palette.paper, ...grounds.toReversed()], 'normal'))}`;
      if (!held.has(pair)) found.push(`${colorScheme} ${pair}: ${example}`);
    }
  }
  return found;
}

const heldIn = (palette: typeof light) =>
  new Set(
    (Object.entries(textPairs) as [Token, readonly Token[]][]).flatMap(([color, grounds]) =>
      grounds.map((ground) => `${hex(palette[color])} on ${hex(palette[ground])}`),
    ),
  );

const hex = (color: string | Color) => formatHex(color);
