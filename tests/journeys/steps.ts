import { type Page, expect } from '@playwright/test';
import { investmentShown } from '../../content/calculator/investment';
import { outlookFigures } from '../../content/calculator/outlook-figures';
import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { outlook } from '../outlook/outlook.model';
import { field, toasts } from '../support/console';
import { hydrated } from '../../tools/measure/hydrated';

/** 12 panels of 340 kWh on a south-west roof at the steepest optimal angle: all of §9 matters. */
export const calculatorData = `Adres
Straat en huisnummer: Stadhuisplein 1
Postcode en woonplaats: 3811 LM Amersfoort

Verbruik en dak
Verbruik: 4.000 kWh per jaar
Dakrichting: Zuidwest
Dakhoek: 45 graden

Resultaat
Aantal panelen: 12
Jaarlijkse opbrengst: 3.876 kWh
Besparing: €\u00a080,75 per maand
Terugverdientijd: 5,3 jaar
Subsidie: €\u00a0900
CO₂-besparing: 1.550 kg per jaar
Gelijk aan: 16 bomen
Totale investering: €\u00a06.000

Vanaf 2027, een schatting
${outlookFigures(outlook.summary)
  .map(({ label, value }) => `${label}: ${value}`)
  .join('\n')}`;
/** The page never shows the investment. */
export const investment = /6\.000/;

export const message = 'Graag bellen na 17 uur.\nTot dan!';

export const calculator = (page: Page) => page.getByRole('region', { name: 'Zonnepanelen calculator' });
export const summary = (page: Page) => page.getByRole('complementary', { name: 'Uw berekening' });
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

export const steps = {
  address: 'Wat levert uw dak op?',
  usage: 'Hoeveel stroom gebruikt u?',
  roof: 'Hoe ligt uw dak?',
  result: 'Dit levert uw dak op',
};

export async function hold(page: Page, url: string) {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, (route) => wait.then(() => route.fallback()));
  return letThrough;
}

/** The outlook is not waited for. */
export async function reachResult(page: Page) {
  await findAddress(page);
  await calculator(page).getByLabel('Verbruik per jaar').fill('4000');
  await button(page, 'Naar uw dak').click();
  await expect(heading(page, steps.roof)).toBeFocused();
  await page.getByRole('radio', { name: 'Zuidwest' }).check();
  await page.getByRole('radio', { name: '45°' }).check();
  await button(page, 'Bekijk uw resultaat').click();
  await expect(heading(page, steps.result)).toBeFocused();
}

/** What goes along with a quote is what was computed by then. */
export const expectOutlook = (page: Page) =>
  expect(calculator(page).getByText('Vanaf 2027: naar schatting')).toBeVisible();

export async function calculate(page: Page) {
  await reachResult(page);
  await expectOutlook(page);
}

export async function findAddress(page: Page) {
  await calculator(page).getByLabel('Postcode').fill('3811LM');
  await calculator(page).getByLabel('Huisnummer').fill('1');
  await button(page, 'Bereken uw besparing').click();
  await expect(heading(page, steps.usage)).toBeFocused();
  await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
  await expect(toasts(page).filter({ hasText: messages['address.found'] })).not.toHaveCount(0);
}

export async function expectQuotePage(page: Page) {
  await expect(page).toHaveURL('/offerte-aanvragen');
  await expect(heading(page, 'Vraag uw offerte aan')).toBeVisible();
  await expect(summary(page).getByRole('definition')).toHaveText([
    'Stadhuisplein 1',
    '3811 LM Amersfoort',
    '4.000 kWh per jaar',
    'Zuidwest',
    '45 graden',
    '12',
    '3.876 kWh',
    '€ 80,75 per maand',
    '5,3 jaar',
    '€ 900',
    '1.550 kg per jaar',
    '16 bomen',
    investmentShown,
    ...outlookFigures(outlook.summary).map(({ value }) => value),
  ]);
  await expect(page.getByText(investment)).toHaveCount(0);
}

export async function expectThanks(page: Page) {
  await expect(page).toHaveURL('/bedankt-offerte');
  await expect(heading(page, 'Bedankt voor uw aanvraag!')).toBeVisible();
  await expect(toasts(page).filter({ hasText: messages['quote.sent'] })).toHaveCount(1);
}

export async function goByFooter(page: Page, name: string) {
  const link = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: company.name })
    .getByRole('link', { name });
  await hydrated(link);
  await link.click();
}

export async function expectContactSent(page: Page) {
  await expect(toasts(page)).toHaveText([new RegExp(`^${messages['contact.sent']}\\s*Uw referentie: HD-`)]);
  for (const name of ['name', 'email', 'phone', 'message'] as const) await expect(field(page, name)).toHaveValue('');
  await expect(page).toHaveURL(/\/contact(#.*)?$/);
}
