import { type Page, expect } from '@playwright/test';
import { test } from '../support/console';
import { left } from '../calculator/calculator.model';
import { left as leftReport } from '../fault/fault.model';
import { templates } from '../../tools/build/templates';
import { comeBackTo, visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { strangeColors } from '../support/colors';
import { renderAll } from '../support/rendering';
import { brokenWords, focusedControl, smallTargets, smallText, surplusWidth } from './layout';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 360, 390, 768, 1024, 1241, 1440, 1920];

for (const path of Object.values(templates)) {
  test(`${path} fits every width, and can be read and pressed`, async ({ page }) => {
    await visit(page, path);
    await renderAll(page);
    expect(await tooWideOrSmall(page)).toEqual([]);
    expect(await strangeColors(page)).toEqual([]);
    await spaceOut(page);
    expect(await tooWide(page)).toEqual([]);
    await enlargeText(page);
    expect(await surplusWidth(page)).toBe(0);
  });
}

test('§2 Solar calculator: its first field is in the first view of a phone, above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height;

  const field = await page.getByRole('main').getByLabel('Postcode').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Direct contact' }).boundingBox();
  expect(bottom(field)).toBeLessThanOrEqual(bar!.y);
});

const long = 'x'.repeat(100);
const address = { postcode: '3811 LM', huisnummer: '1', straat: long, woonplaats: long };
const report = leftReport('confirmation');
const values = { ...report.values, name: long, phone: long, address: long, description: long };

for (const [what, path, name, draft] of [
  ['the result', '/zonnepanelen', 'calculator', { ...left('result'), address }],
  ['the address found', '/zonnepanelen', 'calculator', { ...left('usage'), address }],
  ['a report to confirm', '/contact?storing=melden', 'fault', { ...report, values }],
] as const) {
  test(`a hundred letters without a space leave ${what} as wide as the window`, async ({ page }) => {
    await visit(page, path);
    await comeBackTo(page, name, draft);
    await expect(page.getByText(long).first()).toBeVisible();

    expect(await tooWide(page)).toEqual([]);
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
      // Until the focus wraps or leaves the page; a date field has several stops.
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

/** Text spacing of WCAG 2.2, 1.4.12. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Text at 200 % on a phone (WCAG 2.2, 1.4.4). */
async function enlargeText(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    document.documentElement.style.fontSize = '200%';
  });
}

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
      ...(await brokenWords(page)),
      ...(await smallText(page)),
      ...(await smallTargets(page)),
    ];
    found.push(...problems.map((problem) => `${width}: ${problem}`));
  }
  return found;
}
