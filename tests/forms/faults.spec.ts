import { type Locator, type Page, type Route, expect } from '@playwright/test';
import { investmentLabel } from '../../content/calculator/investment';
import { company } from '../../content/company';
import { deliveryTexts, undeliveredTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { ATTEMPTS, FILL_TIME, backoff } from '../../machines/delivery/delivery.rules';
import { deliveryStatus } from '../delivery/delivery.page';
import { today } from '../fault/fault.model';
import { test, toasts } from '../support/console';
import { deliverByEmail } from '../support/delivery';
import { emailService, isConfirmation, ownMailbox } from '../support/mailbox';
import { hydrated } from '../../tools/measure/hydrated';
import { forms, type Form, press } from './faults.forms';

test.describe.configure({ mode: 'parallel' });

/** The fault, and the outcome: one e-mail, or everything kept and the visitor told. */
interface Case {
  name: string;
  ends: 'arrived' | 'kept';
  /** Per attempt, for `tools/serve/local-services/faults.ts`; `silence` is no answer. */
  faults?: string[];
  submit?: (page: Page, button: Locator, form: Form) => Promise<unknown>;
  /** After a reload it is another page, which sent nothing. */
  reloads?: boolean;
}

/** Limits the jitter of retries. With full jitter, three attempts take 9 s of the 10 s (D43): too tight on a busy machine. */
const MAX_JITTER = 0.1;

const each = (name: string, fault: string): Case => ({
  name: `${name}, each time`,
  ends: 'kept',
  faults: Array(ATTEMPTS).fill(fault),
});

const cases: Case[] = [
  { name: '400', ends: 'kept', faults: ['status=400'] },
  { name: '403', ends: 'kept', faults: ['status=403'] },
  { name: '412', ends: 'kept', faults: ['status=412'] },
  { name: '451', ends: 'kept', faults: ['status=451'] },
  { name: 'malformed answer', ends: 'kept', faults: ['malformed'] },
  each('429', 'status=429'),
  each('500', 'status=500'),
  each('503', 'status=503'),
  each('connection dropped', 'drop'),
  { name: 'time-out', ends: 'kept', faults: ['silence'] },
  { name: '429 and 503', ends: 'arrived', faults: ['status=429', 'status=503'] },
  { name: 'connection dropped and 500', ends: 'arrived', faults: ['drop', 'status=500'] },
  {
    name: 'offline, then online',
    ends: 'arrived',
    submit: async (page, button, { request }) => {
      // The toaster loads as soon as a visitor types.
      await expect(page.getByRole('region', { name: 'Meldingen', includeHidden: true })).toBeAttached();
      await page.context().setOffline(true);
      await button.click();
      await expect(deliveryStatus(page)).toHaveText(deliveryTexts.offline(request));
      await expect(deliveryStatus(page)).toBeInViewport();
      await page.context().setOffline(false);
    },
  },
  {
    name: 'reload while sending',
    ends: 'kept',
    faults: ['silence'],
    reloads: true,
    submit: async (page, button) => {
      const asked = page.waitForRequest(emailService);
      await button.click();
      await asked;
      await page.reload();
      await hydrated(button);
    },
  },
  { name: 'double click', ends: 'arrived', submit: (_, button) => button.dblclick() },
  {
    name: 'two tabs',
    ends: 'arrived',
    submit: async (page, button, form) => {
      const other = await page.context().newPage();
      const { visitor, mails } = ownMailbox(other);
      if (form.title.endsWith('(D6)')) await deliverByEmail(other);
      await form.open(other);
      await form.fillIn(other, visitor);
      await other.clock.runFor(FILL_TIME);
      await Promise.all([button.click(), submitButton(other, form).click()]);
      await expect(toasts(other).filter({ hasText: form.sent })).toHaveCount(1);
      expect(await mails()).toHaveLength(1);
      await other.close();
    },
  },
];

for (const form of forms) {
  test(`§4, §8 ${form.title}: a request arrives once, or is kept and the visitor told`, async ({ page, heard }) => {
    test.slow();
    const { visitor, mails } = ownMailbox(page);
    if (form.title.endsWith('(D6)')) await deliverByEmail(page);
    await page.clock.install({ time: `${today}T10:00:00+01:00` });
    await page.addInitScript((max) => {
      const { random } = Math;
      Math.random = () => max * random();
    }, MAX_JITTER);
    const button = submitButton(page, form);
    const survived: string[] = [];
    let open = false;

    for (const { name, ends, faults = [], submit = press, reloads } of cases) {
      await test.step(name, async () => {
        const before = (await mails()).length;
        if (!open) {
          await form.open(page);
          await form.fillIn(page, visitor);
          await page.clock.runFor(FILL_TIME);
        }
        const held = await form.held(page);

        const fault = await meet(page, faults);
        await submit(page, button, form);
        const refused = messages[reloads ? 'form.interrupted' : 'form.failed'];
        const told = toasts(page).filter({ hasText: ends === 'arrived' ? form.sent : refused });
        if (reloads) {
          await expect.poll(() => form.held(page)).toBe(held);
          await expect(told).toHaveCount(1);
        } else await fault.pass(told);
        await fault.lift();
        if (ends === 'kept' && !reloads) await expectLetter(page, visitor);

        const arrived = (await mails()).length - before;
        const kept = ends === 'kept' && (await form.held(page)) === held;
        if (arrived === (ends === 'arrived' ? 1 : 0) && (arrived || kept)) survived.push(name);
        for (const toast of await toasts(page).all()) await toast.getByRole('button').click();
        await expect(toasts(page)).toHaveCount(0);
        open = ends === 'kept';
      });
    }
    console.log(`${form.title}: ${survived.length} of ${cases.length} survived`);
    expect(survived).toEqual(cases.map(({ name }) => name));
    const foreign = heard.console.splice(0).filter((line) => !/^error: E-mail not sent: \d+$/.test(line));
    expect([...foreign, ...heard.network.splice(0).filter((line) => !/email\/send|DISCONNECTED/.test(line))]).toEqual(
      [],
    );
  });
}

/** The mail that a visitor can send instead has all that was typed, under the reference of the request. */
async function expectLetter(page: Page, visitor: Record<string, string>) {
  const letter = page.getByRole('link', { name: undeliveredTexts.mail });
  await expect(letter).toBeInViewport();
  const { protocol, pathname, searchParams } = new URL((await letter.getAttribute('href')) ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', company.email.sales]);
  expect(searchParams.get('subject')).toMatch(/\(HD-\d{4}-\w+\)$/);
  for (const value of Object.values(visitor)) expect(searchParams.get('body')).toContain(value);
  expect(searchParams.get('body'), '§9').not.toContain(`${investmentLabel}: €`);
}

const submitButton = (page: Page, form: Form) =>
  page.getByRole('button', form.submit).and(page.locator('[id$=".submit"]'));

/** Each attempt meets its fault. Time passes only while no request is pending, except where it stays unanswered. */
async function meet(page: Page, faults: string[]) {
  const coming = [...faults];
  const silent: Route[] = [];
  const spoil = (route: Route) => {
    if (isConfirmation(route.request())) return route.fallback();
    const fault = coming.shift();
    if (fault === 'silence') silent.push(route);
    else if (fault) return route.fallback({ headers: { ...route.request().headers(), 'x-fault': fault } });
    else return route.fallback();
  };
  await page.route(emailService, spoil);

  return {
    async pass(told: Locator) {
      const held = page.getByRole('button', { name: deliveryTexts.cancel });
      await expect(async () => {
        if (await held.isVisible()) await page.clock.runFor(backoff(1, MAX_JITTER));
        for (const route of silent.splice(0)) {
          await page.clock.runFor(10_000);
          // Held back any longer, it would go on to the service when the fault is lifted.
          await route.abort();
        }
        expect(await told.count()).toBe(1);
      }).toPass({ intervals: [20], timeout: 20_000 });
    },
    lift: () => page.unroute(emailService, spoil),
  };
}
