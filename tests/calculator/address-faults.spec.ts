import { type Page, type Route, expect } from '@playwright/test';
import { messages } from '../../content/messages';
import { type Fault, asking, silence, test, toasts } from '../support/console';
import { holdBack, visit } from '../support/page';

test.describe.configure({ mode: 'parallel' });

const calls = {
  suggest: {
    url: '**/search/v3_1/suggest?*',
    offline: messages['address.suggestOffline'],
    empty: messages['address.notFound'],
  },
  lookup: {
    url: '**/search/v3_1/lookup?*',
    offline: messages['address.lookupOffline'],
    empty: messages['address.detailsNotFound'],
  },
} as const;

const calculator = (page: Page) => page.getByRole('region', { name: 'Zonnepanelen calculator' });
const postcode = (page: Page) => calculator(page).getByLabel('Postcode');
const huisnummer = (page: Page) => calculator(page).getByLabel('Huisnummer');
const typed = async (page: Page) => [await postcode(page).inputValue(), await huisnummer(page).inputValue()];
const expectStep = (page: Page, step: number) =>
  expect(calculator(page).getByRole('list', { name: `Stap ${step} van 4` })).toBeVisible();

async function submit(page: Page, address: { postcode: string; huisnummer: string }) {
  await postcode(page).fill(address.postcode);
  await huisnummer(page).fill(address.huisnummer);
  await calculator(page).getByRole('button', { name: 'Bereken uw besparing' }).click();
}

const townHall = { postcode: '3811LM', huisnummer: '1' };

const answering =
  (json: unknown) =>
  async (page: Page, url: string): Promise<Fault> => {
    const answer = (route: Route) => route.fulfill({ json });
    await page.route(url, answer);
    return { happen: async () => {}, lift: () => page.unroute(url, answer) };
  };

test.describe('§8 Address lookup toasts', () => {
  test('what ends the loading is what is seen, also where both wait for the toasts to be there', async ({
    page,
    heard,
  }) => {
    const toaster = await holdBack(page, /toaster.*\.js$/);
    await visit(page, '/zonnepanelen');
    const failing = await asking('drop')(page, calls.suggest.url);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggest'));
    await submit(page, townHall);
    await failed;
    await toaster.release();

    await expect(toasts(page)).toHaveText([calls.suggest.offline]);
    await failing.lift();
    heard.network.splice(0);
  });

  for (const [call, { url, offline, empty }] of Object.entries(calls)) {
    const failed = messages['address.failed'];
    for (const { name, begin, toast, network = [] } of [
      { name: 'status 500', begin: asking('status=500'), toast: offline, network: [/: 500$/] },
      { name: 'status 404', begin: asking('status=404'), toast: offline, network: [/: 404$/] },
      { name: 'a dropped connection', begin: asking('drop'), toast: offline, network: [/: net::ERR_EMPTY_RESPONSE$/] },
      { name: 'malformed JSON', begin: asking('malformed'), toast: failed },
      { name: 'a page in HTML', begin: asking('html'), toast: failed },
      { name: 'an answer without its keys', begin: asking('empty'), toast: failed },
      { name: 'an answer of null', begin: answering(null), toast: failed },
      { name: 'an answer without docs', begin: answering({ response: { numFound: 1 } }), toast: failed },
      { name: 'no results', begin: answering({ response: { numFound: 0, docs: [] } }), toast: empty },
    ]) {
      test(`${call} with ${name} says '${toast}', keeps what was typed and works the next time`, async ({
        page,
        heard,
      }) => {
        await visit(page, '/zonnepanelen');
        const fault = await begin(page, url);
        await submit(page, townHall);

        await expect(toasts(page)).toHaveText([toast]);
        expect(await typed(page)).toEqual(['3811 LM', '1']);
        await expectStep(page, 1);
        await expect.poll(() => heard.network).toEqual(network.map((line) => expect.stringMatching(line)));
        heard.network.splice(0);

        await fault.lift();
        await expectFoundOnSubmit(page);
      });
    }

    test(`${call} without an answer for 10 seconds says '${offline}', keeps what was typed and works the next time`, async ({
      page,
      heard,
    }) => {
      await page.clock.install();
      await visit(page, '/zonnepanelen');
      const fault = await silence(page, url);
      await submit(page, townHall);
      await expect(toasts(page)).toHaveText([messages['address.loading']]);
      await fault.happen();

      await expect(toasts(page)).toHaveText([offline]);
      expect(await typed(page)).toEqual(['3811 LM', '1']);
      await expect.poll(() => heard.network).toEqual([expect.stringMatching(/: net::ERR_ABORTED$/)]);
      heard.network.splice(0);

      await fault.lift();
      await expectFoundOnSubmit(page);
    });
  }

  test('a suggestion without an id is no address', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    const fault = await answering({ response: { docs: [{ type: 'adres' }] } })(page, calls.suggest.url);
    await submit(page, townHall);

    await expect(toasts(page)).toHaveText([messages['address.failed']]);
    expect(await typed(page)).toEqual(['3811 LM', '1']);

    await fault.lift();
    await expectFoundOnSubmit(page);
  });

  test('details without street and town pass, and the address stays as it was typed', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await answering({ response: { docs: [{}] } })(page, calls.lookup.url);
    await submit(page, townHall);

    await expectStep(page, 2);
    await expect(calculator(page).getByText('1, 3811 LM', { exact: true })).toBeVisible();
  });

  test('an address that is in no book is not found', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await submit(page, { postcode: '9999ZZ', huisnummer: '99999' });

    await expect(toasts(page)).toHaveText([messages['address.notFound']]);
    expect(await typed(page)).toEqual(['9999 ZZ', '99999']);
  });

  for (const [call, { url }] of Object.entries(calls)) {
    test(`leaving the page during the ${call} leaves no toast behind`, async ({ page, heard }) => {
      await page.clock.install();
      await visit(page, '/zonnepanelen');
      const fault = await silence(page, url);
      await submit(page, townHall);
      await expect(toasts(page)).toHaveText([messages['address.loading']]);

      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(toasts(page)).toHaveCount(0);

      await fault.happen();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      await expect.poll(() => heard.network).toEqual([expect.stringMatching(/: net::ERR_ABORTED$/)]);
      heard.network.splice(0);
    });
  }

  async function expectFoundOnSubmit(page: Page) {
    await calculator(page).getByRole('button', { name: 'Bereken uw besparing' }).click();

    await expectStep(page, 2);
    await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
    await expect(toasts(page).filter({ hasText: messages['address.found'] })).toHaveCount(1);
    await expect(toasts(page).filter({ hasText: messages['address.loading'] })).toHaveCount(0);
  }
});

test.describe('§5 Calculator step 1', () => {
  for (const pasted of ['3811 LM', ' 3811  lm ', '3811lm', '\t3811-Lm\n', '38 11 l m']) {
    test(`a pasted postcode of ${JSON.stringify(pasted)} is read as 3811 LM`, async ({ page }) => {
      await visit(page, '/zonnepanelen');
      await submit(page, { postcode: pasted, huisnummer: ' 1 ' });

      await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
    });
  }

  for (const { name, value, kept, toast } of [
    { name: 'nothing', value: '', kept: ['', ''], toast: messages['address.incomplete'] },
    { name: 'blanks', value: '   ', kept: ['', ''], toast: messages['address.incomplete'] },
    { name: 'emoji', value: '🏠☀️', kept: ['', ''], toast: messages['address.incomplete'] },
    {
      name: 'a script',
      value: '<script>alert(1)</script>',
      kept: ['SCRI PT', '1'],
      toast: messages['address.notFound'],
    },
    { name: '10,000 letters', value: 'a'.repeat(10_000), kept: ['AAAA AA', ''], toast: messages['address.incomplete'] },
    {
      name: '10,000 digits',
      value: '7'.repeat(10_000),
      kept: ['7777 77', '77777'],
      toast: messages['address.notFound'],
    },
    {
      name: 'too short a postcode',
      value: '1234 A',
      kept: ['1234 A', '1234'],
      toast: messages['address.postcodeInvalid'],
    },
  ]) {
    test(`${name} in both fields is answered with '${toast}'`, async ({ page }) => {
      await visit(page, '/zonnepanelen');
      await submit(page, { postcode: value, huisnummer: value });

      await expect(toasts(page)).toHaveText([toast]);
      expect(await typed(page)).toEqual(kept);
      await expectStep(page, 1);
    });
  }

  test('key by key, no more stays in a field than a postcode or a house number has', async ({ page }) => {
    await visit(page, '/zonnepanelen');

    for (const [name, keys, shown] of [
      ['Postcode', '3811lm9', ['3', '38', '381', '3811', '3811 L', '3811 LM', '3811 LM']],
      ['Huisnummer', '1x23456', ['1', '1', '12', '123', '1234', '12345', '12345']],
    ] as const) {
      const field = calculator(page).getByLabel(name);
      await field.focus();
      for (const [place, key] of [...keys].entries()) {
        await page.keyboard.press(key);
        await expect(field, `${keys.slice(0, place + 1)}`).toHaveValue(shown[place]!);
      }
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(shown.at(-1)!.length);
    }
  });

  test('what is wrong is said at its field until it is right', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    const [postcode, huisnummer] = ['Postcode', 'Huisnummer'].map((name) => calculator(page).getByLabel(name));
    await expect(postcode!).toHaveAccessibleDescription('');
    await submit(page, { postcode: '1234 A', huisnummer: '' });

    await expect(postcode!).toHaveAccessibleDescription('Vul een geldige postcode in');
    await expect(huisnummer!).toHaveAccessibleDescription('Vul uw huisnummer in, alleen de cijfers');
    await huisnummer!.fill('1');
    await expect(huisnummer!).not.toHaveAttribute('aria-invalid', 'true');
    await expect(postcode!).toHaveAttribute('aria-invalid', 'true');
  });
});
