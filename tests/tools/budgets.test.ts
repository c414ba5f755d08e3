import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { content, holdBudgets, weigh } from '../../tools/build/budgets';
import { templates } from '../../tools/build/templates';

const page =
  '<script data-scripts="/assets/a.js /assets/b.js" data-styles="/assets/a.css">a()</script>' +
  '<link rel="preload" href="/assets/a.woff2" as="font"/>';

/** A site whose pages are alike but for `/contact`; files weigh 1,000 bytes unless named. */
function built(contact: string, bytes: Record<string, number> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const pages = Object.values(templates).map((path) =>
    path === '/404' ? '404.html' : join(path.slice(1), 'index.html'),
  );
  for (const name of pages) write(name, name === 'contact/index.html' ? contact : page);
  const files = ['a.js.br', 'b.js.br', 'c.js.br', 'a.css.br', 'a.woff2'].map((name) => `assets/${name}`);
  for (const name of [...pages.map((each) => `${each}.br`), ...files, 'videos/hero-loop-phone.mp4']) {
    write(name, Buffer.alloc(bytes[name] ?? 1_000));
  }
  return folder;
}

const held = async (folder: string) => holdBudgets(await weigh(folder));

test('a site within its budgets is built', async () => {
  await expect(held(built(page))).resolves.toBeUndefined();
});

test('a template that weighs more than it may stops the build, and is named with what is too heavy', async () => {
  const { html, fonts, script, clip } = content;
  await expect(held(built(page, { 'contact/index.html.br': html + 1 }))).rejects.toThrow('/contact: html');
  await expect(held(built(page, { 'assets/a.woff2': fonts + 1 }))).rejects.toThrow('/contact: fonts');
  // The other file of the page weighs 1,000 bytes.
  await expect(held(built(page, { 'assets/a.js.br': script - 999 }))).rejects.toThrow('/contact: script');
  await expect(held(built(page, { 'assets/a.js.br': script - 1_000 }))).rejects.not.toThrow('/contact: script');
  await expect(held(built(page, { 'videos/hero-loop-phone.mp4': clip + 1 }))).rejects.toThrow('/: clip');
});

test('a page in which a kind of file is not found is not taken for a light one', async () => {
  await expect(held(built(page.replace('data-scripts', 'data-script')))).rejects.toThrow('/contact: no script');
});
