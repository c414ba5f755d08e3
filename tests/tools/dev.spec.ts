import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { test } from '../support/console';
import { copyOfProject } from '../../tools/checks/project';

test.describe('npm run dev', () => {
  // The first page waits for all pictures and bundled dependencies.
  test.describe.configure({ timeout: 120_000 });
  let folder: string;
  let server: ChildProcess;
  let origin: string;

  test.beforeAll(async () => {
    folder = copyOfProject();
    server = spawn(process.execPath, ['--import', 'tsx/esm', 'tools/serve/dev.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    origin = await new Promise((found, fail) => {
      server.once('exit', (code) => fail(new Error(`The development server ended with status ${code}.`)));
      server.stdout?.on('data', (said: Buffer) => {
        const address = /Site:\s+(http:\S+)\//.exec(said.toString());
        if (address?.[1]) found(address[1]);
      });
    });
  });
  test.afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return () => writeFileSync(path, text);
  };
  const open = async (page: Page, path: string) => {
    await page.goto(origin + path);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  };

  for (const path of ['/', '/contact', '/diensten/zonnepanelen']) {
    test(`${path} hydrates without a word on the console`, ({ page }) => open(page, path));
  }

  test('shows an edit of a view, a text and a style without loading the page again', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Bericht' }).fill('Dit blijft staan.');

    edit('src/routes/contact.tsx', '{contactTexts.form}', 'Schrijf ons een bericht');
    await expect(page.getByRole('heading', { name: 'Schrijf ons een bericht' })).toBeVisible();

    edit('content/company.ts', 'Zaterdag en zondag gesloten', 'In het weekend gesloten');
    await expect(page.getByRole('complementary').getByText('In het weekend gesloten')).toBeVisible();

    edit('src/design/PageHead/PageHead.css.ts', 'titles = style({', "titles = style({ textTransform: 'uppercase',");
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');

    await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Dit blijft staan.');
  });

  test('shows a syntax error over the page, until it is mended', async ({ page, heard }) => {
    await open(page, '/contact');
    const mend = edit('src/routes/contact.tsx', 'function ContactPage() {', 'function ContactPage( {');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('contact.tsx');
    heard.console.splice(0);
    heard.network.splice(0);

    mend();
    await expect(overlay).toHaveCount(0);
  });
});
