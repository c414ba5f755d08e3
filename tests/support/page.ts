import { type Locator, type Page, type Route, expect, test } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { record } from './coverage';
import { measures, seeLastPaint, watchInteractions } from './interactions';
import { type Path, isWalk } from './model';
import { violations } from './violations';

type Event<Machine extends AnyStateMachine> = Extract<EventFromLogic<Machine>, { type: string }>;

/** How a page does what a machine does. An event that the page cannot do yet is a compile error. */
export interface PageDriver<Machine extends AnyStateMachine> {
  /** CSS selector of where the flow is shown. */
  view: string;
  open: () => Promise<unknown>;
  visitor: { [Type in Event<Machine>['type']]: (event: Extract<Event<Machine>, { type: Type }>) => Promise<unknown> };
  world: Record<string, (event: { output?: unknown; error?: unknown }) => Promise<unknown>>;
  states: Record<string, (snapshot: SnapshotFrom<Machine>) => Promise<unknown>>;
}

/** Replays a path of the model against a page: each event by hand, each state by eye, and by axe when it is new. */
export async function replay<Machine extends AnyStateMachine>(
  page: Page,
  machine: Machine,
  path: Path<Machine>,
  { view, open, visitor, world, states }: PageDriver<Machine>,
) {
  const hands = Object.entries({ ...visitor, ...world } as PageDriver<AnyStateMachine>['world']);
  assertDriven(path, Object.keys({ 'xstate.init': open, ...visitor, ...world }), Object.keys(states));
  await path.test({
    events: {
      'xstate.init': async () => {
        await watchInteractions(page);
        await open();
      },
      ...Object.fromEntries(hands.map(([type, act]) => [type, ({ event }: { event: object }) => act(event)])),
    } as never,
    states: Object.fromEntries(
      Object.entries(states).map(([key, see]) => [
        key,
        async (snapshot: SnapshotFrom<Machine>) => {
          await see(snapshot);
          // A look takes its time, in which a state that ends by itself would end before the path goes on.
          // The states of a walk are those of the paths.
          if (!isWalk(path) && !measures && (snapshot === path.state || standsStill(snapshot))) {
            await expectUsable(page, view, machine.id, (snapshot as AnyMachineSnapshot).value);
          }
        },
      ]),
    ) as never,
  });
  await seeLastPaint(page);
  record('browser', machine, path);
}

const standsStill = (snapshot: AnyMachineSnapshot) => snapshot._nodes.every(({ after }) => after.length === 0);

const usable = new Set<string>();

/** A state of a view has to be looked at once, and once more where something is refused in it. */
async function expectUsable(page: Page, view: string, machine: string, state: unknown) {
  const refused = await page.locator('[aria-invalid="true"]').count();
  const seen = JSON.stringify([test.info().titlePath.slice(0, -1), machine, state, refused > 0]);
  if (usable.has(seen)) return;
  expect(await violations(page, view), `${machine} ${JSON.stringify(state)}`).toEqual([]);
  usable.add(seen);
}

/** §5: what a visitor typed stays as it is while it is under way. */
export async function seeReadOnly(form: Locator) {
  const fields = await form.getByRole('textbox').all();
  expect(fields).not.toHaveLength(0);
  for (const field of fields) await expect(field).not.toBeEditable();
}

interface SaidOfFields {
  said: readonly string[];
  /** All that are wrong: one that was typed in has been left, and says so, as soon as the visitor goes on. */
  wrong: readonly string[];
  /** What the form was refused for when it was last sent. */
  refused: readonly string[];
}

/** Each field that is said to be wrong is, and says why; a form that was refused names what for, with a way to each. */
export async function seeProblems(form: Locator, { said, wrong, refused }: SaidOfFields) {
  await expect(async () => {
    const fields = await form.locator('[aria-invalid="true"]').all();
    const shown = await Promise.all(fields.map((field) => field.evaluate(({ id }) => id)));
    expect(shown).toEqual(expect.arrayContaining([...said]));
    expect(wrong).toEqual(expect.arrayContaining(shown));
    for (const field of fields) await expect(field).toHaveAccessibleDescription(/\S/, { timeout: 1 });
    const links = await form.getByRole('alert').getByRole('link').all();
    const named = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(named.sort()).toEqual(refused.map((id) => `#${id}`).sort());
  }).toPass();
}

/** `path.test` passes over events and states that it is given nothing for; a path that is not seen proves nothing. */
function assertDriven<Machine extends AnyStateMachine>(path: Path<Machine>, hands: string[], eyes: string[]) {
  for (const { event, state } of path.steps) {
    if (!hands.includes(event.type)) throw new Error(`The page driver has no hand for '${event.type}'.`);
    if (!eyes.some((key) => (state as AnyMachineSnapshot).matches(key as never))) {
      throw new Error(`The page driver has no eye for ${JSON.stringify((state as AnyMachineSnapshot).value)}.`);
    }
  }
}

export type HeldBack = Awaited<ReturnType<typeof holdBack>>;

/** Holds back the requests to a URL until the model says how they end. */
export async function holdBack(page: Page, url: string | RegExp) {
  const waiting: Route[] = [];
  const wanting: ((route: Route) => void)[] = [];
  const end = (route: Route, status: number) => (status ? route.fulfill({ status }) : route.abort());
  let lost: number | undefined;
  await page.route(url, (route) => {
    if (lost !== undefined) return end(route, lost);
    const want = wanting.shift();
    if (want) return want(route);
    // Who asks again does not wait for the first answer any more.
    const before = waiting.findIndex((other) => other.request().url() === route.request().url());
    if (before >= 0) waiting.splice(before, 1);
    waiting.push(route);
  });
  const next = () =>
    new Promise<Route>((resolve) => {
      const route = waiting.shift();
      if (route) resolve(route);
      else wanting.push(resolve);
    });

  return {
    answer: async (body: string | object) =>
      (await next()).fulfill(typeof body === 'string' ? { body } : { json: body }),
    /** Lets it go to where it was going. */
    release: async () => (await next()).fallback(),
    /** Status 0: the connection fails. */
    fail: async (status: number) => end(await next(), status),
    /** Whatever was asked for fails, and whatever will be. */
    failForGood: async (status: number) => {
      lost = status;
      await Promise.all(waiting.splice(0).map((route) => end(route, status)));
    },
    /** Waits for the request and never answers it. */
    ignore: async () => void (await next()),
  };
}

/** Opens a page and waits until it is hydrated, as a visitor would before the first press. */
export async function visit(page: Page, url: string) {
  const response = await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'running');
  return response;
}

/** As if a page that was left with this draft were opened again. */
export async function comeBackTo(page: Page, name: string, draft: object) {
  const entry = [`concept.v1.${name}`, JSON.stringify(draft)] as const;
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), entry);
  await page.reload();
}

/** What a link within the site does, wherever it leads. */
export const follow = (page: Page, url: string) => page.evaluate((to) => history.pushState({}, '', to), url);
