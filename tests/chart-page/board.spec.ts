import { expect, test } from '@playwright/test';
import { desktop, status, takeSteps, view } from './chart-page';

test.use(desktop);

test.describe('the board of the chart page', () => {
  test('opens with the whole of a chart that can be read whole', async ({ page }) => {
    await page.goto('/charts#accordion');
    await expect(status(page)).toHaveText('In accordion.open');
    const board = page.getByRole('figure', { name: 'Chart of accordion' });
    const [around, whole] = [
      board.locator('.react-transform-wrapper'),
      board.getByRole('group', { name: 'accordion' }),
    ];
    const edges = async () => {
      const [outer, inner] = [(await around.boundingBox())!, (await whole.first().boundingBox())!];
      return [
        inner.x - outer.x,
        inner.y - outer.y,
        outer.x + outer.width - inner.x - inner.width,
        outer.y + outer.height - inner.y - inner.height,
      ].filter((room) => room < -1);
    };
    await expect.poll(edges).toEqual([]);
  });

  test('fits the chart to its window, says what a clause asks for, and saves its picture', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/charts#calculator');
    const state = (id: string) => page.getByRole('group', { name: id, exact: true }).locator('rect').first();
    await expect(status(page)).toHaveText('In calculator.address.entering');
    const fit = page.getByRole('button', { name: 'Fit', exact: true });
    await fit.click();
    for (const id of ['calculator', 'calculator.result']) await expect(state(id)).toBeInViewport({ ratio: 0.99 });
    const width = async () => (await state('calculator').boundingBox())?.width ?? 0;
    const fitted = await width();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(fitted);
    await page
      .getByRole('button', { name: /^calculator\.roof roof\.submit/ })
      .first()
      .focus();
    await expect(page.getByRole('note')).toContainText(
      'To step 3 (usage), to step 4 (calculation done). No back navigation.',
    );
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(fitted, -1);
    await page.getByText('Context', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Context' })).toContainText('"postcode"');

    for (const kind of ['SVG', 'PNG']) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: `Save ${kind}` }).click();
      expect((await saving).suggestedFilename()).toBe(`calculator.${kind.toLowerCase()}`);
    }
  });

  test('opens a large chart where it is, large enough to read, and follows a path', async ({ page }) => {
    await page.goto('/charts#calculator');
    const board = page.getByRole('figure', { name: 'Chart of calculator' });
    const active = board.locator('[data-leaf="true"]');
    const expectInBoard = async () => {
      await expect(active).toBeInViewport({ ratio: 0.99 });
      await expect.poll(async () => (await active.boundingBox())?.width ?? 0).toBeGreaterThan(90);
    };
    await expect(status(page)).toHaveText('In calculator.address.entering');
    await expectInBoard();
    const window = board.locator('[class*="preview"]');
    const before = await window.getAttribute('style');

    await page.getByText(/^Paths of the tests/).click();
    await page.getByRole('button', { name: /^12\. / }).click();
    for (let step = 1; step <= 6; step += 1) {
      await takeSteps(page, step, step, 10);
      await expectInBoard();
    }
    await expect(window).not.toHaveAttribute('style', before ?? '');
  });

  test('stays where it is at 200 % zoom when the page beside it scrolls, and shows the chosen chart', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto('/charts#posts');
    await expect(status(page)).toHaveText('In posts.loaded.listed');
    const topOfFlow = () =>
      view(page)
        .locator('#blogs')
        .evaluate((flow) => Math.round(flow.getBoundingClientRect().top));
    await expect.poll(topOfFlow).toBeCloseTo(0, -2);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.getByRole('navigation').getByRole('button', { name: 'visibility', exact: true }).click();
    await expect(page.getByRole('figure', { name: 'Chart of visibility' })).toBeInViewport();
  });

  test('plays a path at 200 % zoom, with chart and page in view', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto('/charts#calculator');
    await page.getByText(/^Paths of the tests/).click();
    await page.getByRole('button', { name: /^3\. Concept teruggezet/ }).click();
    await takeSteps(page, 1, 1, 1);

    await expect(view(page).getByRole('heading', { name: 'Hoe ligt uw dak?' })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'calculator.roof', exact: true })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Player' })).toBeInViewport();
  });

  test('brings what was found into view, large enough to read', async ({ page }) => {
    await page.goto('/charts#contact');
    await page.getByLabel('Clause, state or words').fill('quote.request');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^calculator\.result quote\.request/ })
      .first()
      .click();

    const found = page.getByRole('main').getByRole('button', { name: /^calculator\.result quote\.request \[typed\]/ });
    await expect(found).toBeInViewport({ ratio: 0.99 });
    expect((await found.boundingBox())?.height).toBeGreaterThan(20);
  });

  test('moves an enlarged chart along with the keyboard', async ({ page }) => {
    await page.goto('/charts#calculator');
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Save PNG' }).focus();
    for (let events = 0; events < 12; events += 1) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('figure').locator(':focus')).toBeInViewport();
    }
  });
});
