import { type Request, expect } from '@playwright/test';
import { test } from '../support/console';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test('the first view of home on a phone takes at most 90 kB of pictures, of which 45 kB for its hero', async ({
  page,
}) => {
  const pictures: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') pictures.push(request);
  });
  await page.goto('/', { waitUntil: 'networkidle' });

  const bytesOf = async (requests: Request[]) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  const hero = pictures.filter((request) => request.url().includes('/hero-'));
  expect(hero).toHaveLength(1);
  expect(await bytesOf(hero)).toBeLessThanOrEqual(45_000);
  expect(await bytesOf(pictures)).toBeLessThanOrEqual(90_000);
});
