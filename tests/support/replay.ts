import { type Locator, type Page, expect, test } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { record } from './coverage';
import { effectsOn } from './effects';
import { measures, seeLastPaint, watchInteractions } from '../../tools/measure/pressing';
import { type Path, emittedBy } from '../../tools/charts/paths/measures';
import { strangeColors } from './colors';
import { violations, withOverlays } from './violations';
import { isWalk } from '../../tools/charts/paths/random-walks';

type Event<Machine extends AnyStateMachine> = Extract<EventFromLogic<Machine>, { type: string }>;

/** How a page performs events and shows states. An event that the page lacks does not compile. */
export interface PageDriver<Machine extends AnyStateMachine> {
  view: string;
  open: () => Promise<unknown>;
  visitor: { [Type in Event<Machine>['type']]: (event: Extract<Event<Machine>, { type: Type }>) => Promise<unknown> };
  world: Record<string, (event: { output?: unknown; error?: unknown }) => Promise<unknown>>;
  states: Record<string, (snapshot: SnapshotFrom<Machine>) => Promise<unknown>>;
  /** The element that a focus effect focuses, where its id differs from the target of the effect. */
  focused?: Locator;
}

/** Replays a path on a page: performs each event, checks its effects and each state, and scans new states with axe. */
export async function replay<Machine extends AnyStateMachine>(
  page: Page,
  machine: Machine,
  path: Path<Machine>,
  { view, open, visitor, world, states, focused }: PageDriver<Machine>,
) {
  const hands = Object.entries({ ...visitor, ...world } as PageDriver<AnyStateMachine>['world']);
  assertDriven(path, Object.keys({ 'xstate.init': open, ...visitor, ...world }), Object.keys(states));
  const seeEffects = effectsOn(page, focused);
  let before = path.steps[0]!.state;
  await path.test({
    events: {
      'xstate.init': async () => {
        await watchInteractions(page);
        await open();
      },
      ...Object.fromEntries(
        hands.map(([type, act]) => [
          type,
          async ({ event, state }: (typeof path.steps)[number]) => {
            await act(event);
            await seeEffects(emittedBy(machine, before, event));
            before = state;
          },
        ]),
      ),
    } as never,
    states: Object.fromEntries(
      Object.entries(states).map(([key, see]) => [
        key,
        async (snapshot: SnapshotFrom<Machine>) => {
          await see(snapshot);
          // A scan takes time in which a transient state would end. Walks only visit states of the paths.
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

/** Each state of a view is scanned once, and once more with problems. */
async function expectUsable(page: Page, view: string, machine: string, state: unknown) {
  const refused = await page.locator('[aria-invalid="true"]').count();
  const seen = JSON.stringify([test.info().titlePath.slice(0, -1), machine, state, refused > 0]);
  if (usable.has(seen)) return;
  const problems = [...(await violations(page, view)), ...(await strangeColors(page, withOverlays(view)))];
  expect(problems, `${machine} ${JSON.stringify(state)}`).toEqual([]);
  usable.add(seen);
}

/** `path.test` ignores events and states without a handler; a path that is not seen proves nothing. */
function assertDriven<Machine extends AnyStateMachine>(path: Path<Machine>, hands: string[], eyes: string[]) {
  for (const { event, state } of path.steps) {
    if (!hands.includes(event.type)) throw new Error(`The page driver has no hand for '${event.type}'.`);
    if (!eyes.some((key) => (state as AnyMachineSnapshot).matches(key as never))) {
      throw new Error(`The page driver has no eye for ${JSON.stringify((state as AnyMachineSnapshot).value)}.`);
    }
  }
}
