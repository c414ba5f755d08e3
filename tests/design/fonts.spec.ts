import { type APIRequestContext, type Page, expect, test } from '@playwright/test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { shifts } from './layout';

const LIMIT = 60_000;

/** The fonts have no subscript 2: the fallback draws it. A soft hyphen has no shape. */
const BORROWED = /[₂\u00ad]/g;

test('the fonts of a first view are on their way with the page, and all of them weigh at most 60 kB', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const faces = html.matchAll(/url\(([^)]+\.woff2)\)/g);
  const files = new Set(Array.from(faces, ([, file = '']) => file));
  const all = await Promise.all([...files].map(async (file) => (await request.get(file)).body()));

  expect(await fontsOf(request)).toHaveLength(2);
  expect(all).toHaveLength(3);
  expect(all.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(LIMIT);
});

test('no page has a character that its font lacks', async ({ request }) => {
  const [head, text] = await Promise.all((await fontsOf(request)).map(charactersOf));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path || '/');
  const lacking = new Map<string, string>();
  for (const path of [...paths, '/404']) {
    const html = await (await request.get(path)).text();
    const headings = [...html.matchAll(/<h([1-3])\b.*?<\/h\1>/gs)].map(([heading]) => heading).join();
    for (const character of shown(html)) if (!text?.has(character)) lacking.set(`text ${character}`, path);
    for (const character of shown(headings)) if (!head?.has(character)) lacking.set(`head ${character}`, path);
  }

  expect(paths.length).toBeGreaterThan(100);
  expect([...lacking]).toEqual([]);
});

// In narrow columns a title wraps differently where its fallback is too wide.
for (const [path, width] of [
  ['/contact', 1280],
  ['/diensten/zonnepanelen', 390],
] as const) {
  test(`a font that comes late to ${path} is shown when it comes, and nothing moves`, async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.woff2', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('html[data-script=running]').waitFor();
    expect(await titleFont(page)).not.toContain('Bricolage');
    arrive();

    await expect(async () => expect(await titleFont(page)).toContain('Bricolage')).toPass();
    expect(await shifts(page)).toEqual([]);
  });
}

async function titleFont(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

async function fontsOf(request: APIRequestContext): Promise<Buffer[]> {
  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g)].map(([, href = '']) => href);
  return Promise.all(links.map(async (href) => (await request.get(href)).body()));
}

async function charactersOf(font: Buffer): Promise<Set<string>> {
  const face = new Face(new Blob(await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' })));
  return new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}

const shown = (html: string) =>
  new Set(
    html
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
      .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/&\w+;/g, '')
      .replace(/\s/g, ' ')
      .replace(BORROWED, ''),
  );
