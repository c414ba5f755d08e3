import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { fieldLabels } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { findFirefox } from '../../tools/install/firefox';
import { templates } from '../../tools/build/templates';

// Playwright drives only its own Firefox; puppeteer drives Debian's by WebDriver BiDi.
let browser: Browser;
let page: Page;
let heard: string[];

test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
});
test.afterAll(() => browser?.close());

test.beforeEach(async () => {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  heard = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
});
test.afterEach(async () => {
  await page.browserContext().close();
  expect(heard).toEqual([]);
});

async function visit(path: string) {
  await page.goto(new URL(path, process.env.TEST_SITE).href);
  await page.waitForSelector('html[data-script=running]');
}

const control = (role: string, name: string, within = '') =>
  page.locator(`${within} ::-p-aria([name="${name}"][role="${role}"])`);
const press = (name: string, within = 'main') => control('button', name, within).click();
const fill = (label: string, value: string, within = 'main') => control('textbox', label, within).fill(value);
const see = (text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true });

async function fillInPerson(within?: string) {
  await fill('Naam', 'Marieke de Groot', within);
  await fill('E-mailadres', 'marieke@voorbeeld.nl', within);
  await fill('Telefoonnummer', '06 12 34 56 78', within);
}

test('§4 Calculator quote form and /offerte form: from an address to a request', async () => {
  await visit('/zonnepanelen');
  await fill('Postcode', '3811lm');
  await fill('Huisnummer', '1');
  await press('Bereken uw besparing');
  await press('Naar uw dak');
  await press('Bekijk uw resultaat');
  await press('Vraag offerte aan');
  await see('Vraag uw offerte aan');
  await fillInPerson();
  await press('Verstuur aanvraag');

  await see(messages['quote.sent']);
  expect(new URL(page.url()).pathname).toBe('/bedankt-offerte');
});

test('§4 Fault wizard', async () => {
  await visit('/contact?storing=melden');
  const dialog = '[role=dialog]';
  await page.locator(`${dialog} ::-p-text(Kortsluiting)`).click();
  await fillInPerson(dialog);
  await fill('Adres', 'Stadhuisplein 1, Amersfoort', dialog);
  await press('Volgende', dialog);
  await press('Volgende', dialog);
  await press('Storing melden', dialog);

  await see('Nog niet ingevuld');
});

test('§4 Landing-page quote and inspection forms', async () => {
  await visit('/dakrenovatie');
  await page.$eval('main form', (form) => form.scrollIntoView());
  await fillInPerson();
  await fill('Adres', 'Stadhuisplein 1, Amersfoort');
  await fill(fieldLabels.description, 'Nieuwe pannen');
  await press('Verstuur aanvraag');

  await control('textbox', 'Naam', 'main')
    .filter((field) => (field as HTMLInputElement).value === '')
    .wait();
});

test('§2 Screens and routes: nothing is said to the console', async () => {
  for (const path of new Set(Object.values(templates))) {
    await visit(path);
    // Firefox reports what is cut off by the next visit.
    await page.waitForNetworkIdle();
  }
});
