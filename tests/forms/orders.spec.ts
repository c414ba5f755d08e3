import { type BrowserContext, type Page, type Route, expect, test } from '@playwright/test';
import { deliveryTexts } from '../../content/forms/forms';
import { FILL_TIME } from '../../machines/delivery/delivery.rules';
import { draws } from '../../tools/charts/paths/chance';
import { hydrated } from '../../tools/measure/hydrated';
import { today } from '../fault/fault.model';
import { deliverByEmail } from '../support/delivery';
import { emailService, isConfirmation, ownMailbox } from '../support/mailbox';
import { type Form, forms } from './faults.forms';

test.describe.configure({ mode: 'parallel' });

/** How the e-mail service responds. `loses the answer`: it accepts the request, but the response never arrives. */
const answers = ['takes', '429', '503', '400', 'loses the answer', 'is silent'] as const;
type Answer = (typeof answers)[number];

interface World {
  form: Form;
  visitor: { name: string; email: string; phone: string };
  /** The filled-in form. */
  held: string;
  context: BrowserContext;
  /** The tab that the visitor looks at, and those behind it. */
  page: Page;
  behind: Page[];
  service: Answer;
  pending: Route[];
}

/** The events of an order. The visitor, the network, the browser or the service causes them. */
const happenings: Record<string, (world: World) => Promise<unknown>> = {
  ...Object.fromEntries(
    answers.map((answer) => [
      `the service ${answer}`,
      async (world: World) => {
        world.service = answer;
      },
    ]),
  ),
  press,
  'press twice': async (world) => {
    await press(world);
    await press(world);
  },
  cancel: async ({ page }) => {
    const button = page.getByRole('button', { name: deliveryTexts.cancel });
    if (await button.isVisible()) await button.press('Enter');
  },
  'the connection is lost': ({ context }) => context.setOffline(true),
  'the connection is back': ({ context }) => context.setOffline(false),
  'three seconds pass': ({ page }) => page.clock.runFor(3000),
  'an hour passes, asleep': async ({ page, pending }) => {
    await Promise.all(pending.splice(0).map((route) => route.abort()));
    await page.clock.fastForward(60 * 60 * 1000);
  },
  reload: (world) => arriving(world, () => world.page.reload()),
  'leave and come back': (world) =>
    arriving(world, async () => {
      await world.page.goto('/robots.txt');
      await world.page.goBack();
    }),
  'close the tab and open it again': async (world) => {
    const { page } = world;
    await duplicate(world);
    await page.close();
  },
  'go on in a second tab': async (world) => {
    const { page } = world;
    await duplicate(world);
    world.behind.push(page);
  },
};

const DEPTH = Number(process.env.DEPTH ?? 5);
const ORDERS = Number(process.env.ORDERS ?? 4);
const names = Object.keys(happenings);

const draw = draws();

/** Every order of up to two happenings where `ORDERS` asks for more than a sample, and seeded longer ones. */
function orders(): string[][] {
  const every = process.env.ORDERS
    ? [[], ...names.map((one) => [one]), ...names.flatMap((one) => names.map((other) => [one, other]))]
    : [];
  return [...every, ...Array.from({ length: ORDERS }, () => Array.from({ length: DEPTH }, () => draw(names) ?? ''))];
}

for (const [form, all] of forms.map((each) => [each, orders()] as const)) {
  test(`§4, §8 ${form.title}: in whatever order, a request arrives under one reference or can be sent again`, async ({
    browser,
  }) => {
    test.setTimeout(all.length * 20_000);
    let most = 0;
    for (const order of all) {
      const copies = async () => {
        most = Math.max(most, await copiesAfter(await browser.newContext(), form, order));
      };
      await test.step(['press', ...order].join(', '), copies, { timeout: 60_000 });
    }
    console.log(`${form.title}: ${all.length} orders, 0 lost, at most ${most} copies`);
  });
}

/** How many e-mails there are of the request in the end. */
async function copiesAfter(context: BrowserContext, form: Form, order: string[]): Promise<number> {
  const page = await context.newPage();
  const { visitor, mails } = ownMailbox(page);
  const world: World = { form, visitor, held: '', context, page, behind: [], service: 'takes', pending: [] };
  await context.route(emailService, (route) => answer(world, route));
  if (form.title.endsWith('(D6)')) await deliverByEmail(context);
  await context.clock.install({ time: `${today}T10:00:00+01:00` });
  await form.open(page);
  await form.fillIn(page, visitor);
  await context.clock.runFor(FILL_TIME);
  world.held = await form.held(page);

  await press(world);
  for (const name of order) {
    await happenings[name]?.(world);
    await context.clock.runFor(50);
  }

  world.service = 'takes';
  await context.setOffline(false);
  for (const tab of [world.page, ...world.behind]) {
    await atRest(tab);
    if (!(await isHeld(world, tab))) continue;
    await press({ page: tab, form });
    await atRest(tab);
    expect(await isHeld(world, tab), 'what arrived is confirmed').toBe(false);
  }
  const sent = await mails();
  expect(sent.length, 'the request arrived').toBeGreaterThan(0);
  expect(new Set(sent.map(({ reference }) => reference)).size, 'all copies have one reference').toBe(1);
  await context.close();
  return sent.length;
}

const submitButton = (page: Page, form: Form) =>
  page.getByRole('button', form.submit).and(page.locator('[id$=".submit"]'));

/** Wherever a toast stands, and while the form is busy as well. Nothing where the request has arrived. */
function press({ page, form }: Pick<World, 'page' | 'form'>) {
  return submitButton(page, form).evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
}

/** Not where the page goes on to the next one meanwhile. */
async function isHeld({ form, held }: World, page: Page) {
  const button = submitButton(page, form);
  if (!(await button.isVisible())) return false;
  const gone = button.waitFor({ state: 'hidden' }).then(
    () => undefined,
    () => undefined,
  );
  return (await Promise.race([form.held(page), gone])) === held;
}

async function answer({ service, pending }: World, route: Route) {
  if (isConfirmation(route.request())) return route.fulfill({ body: 'OK' });
  if (service === 'is silent') return pending.push(route);
  if (service === 'takes') return route.fallback();
  if (service !== 'loses the answer') return route.fulfill({ status: Number(service) });
  await route.fetch();
  return route.abort();
}

/** Waits until no button is busy. */
async function atRest(page: Page) {
  const busy = page.locator('[aria-busy="true"]');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await busy.count()).toBe(0);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** A page that had the request still has it. */
async function arriving({ page, context, form, visitor, held }: World, arrive: () => Promise<unknown>) {
  // Without a connection there is no page to arrive at.
  await context.setOffline(false);
  await arrive();
  const kept = await page.evaluate(
    (email) => Object.values(sessionStorage).some((it) => it.includes(email)),
    visitor.email,
  );
  if (!kept) return;
  await hydrated(submitButton(page, form));
  await expect.poll(() => form.held(page)).toBe(held);
}

/** As browsers do it: with what is kept for the tab. */
async function duplicate(world: World) {
  const { page, context, form } = world;
  const { url, filling, kept } = await page.evaluate(() => ({
    url: location.href,
    filling: document.querySelector('[id$=".submit"]') !== null,
    kept: Object.entries(sessionStorage),
  }));
  world.page = await context.newPage();
  await context.setOffline(false);
  await world.page.goto('/robots.txt');
  await world.page.evaluate((entries) => entries.forEach(([name, value]) => sessionStorage.setItem(name, value)), kept);
  await arriving(world, () => (filling ? form.open(world.page) : world.page.goto(url)));
}
