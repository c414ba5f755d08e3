import { statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PDF, PRINTED, fingerprint, html } from './source';
import { findChromium } from '../install/chromium';

/** Shown beside the link to the brochure. */
const COVER = 'content/brochure/omslag.jpg';

/** Pictures as fine as paper shows. */
const DOTS_PER_MM = 150 / 25.4;

const picture = (path: string, width: number) =>
  sharp(path)
    .resize({ width: Math.round(width * DOTS_PER_MM), withoutEnlargement: true })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.route('**', async (route) => {
  const { pathname, searchParams } = new URL(route.request().url());
  const path = pathname.slice(1);
  if (!path) await route.fulfill({ body: html, contentType: 'text/html' });
  else if (searchParams.has('width'))
    await route.fulfill({ body: await picture(path, Number(searchParams.get('width'))) });
  else await route.fulfill({ path });
});
await page.goto('http://brochure.localhost/');
await page.evaluate(() => document.fonts.ready);
await page.locator('.cover').screenshot({ path: COVER, type: 'jpeg', quality: 90 });
await page.pdf({ path: PDF, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
await browser.close();
writeFileSync(PRINTED, `${fingerprint()}\n`);

console.log(`${PDF}: ${Math.round(statSync(PDF).size / 1000)} kB`);
