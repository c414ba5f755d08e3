import { type AnyStateMachine, type EventFromLogic, type SnapshotFrom, transition } from 'xstate';
import { draws, seed } from './chance';
import { emittedBy } from './measures';
import type { Path } from './path';

/** Steps of a walk over the pages of a model (`npm run walk`), and the most on one page. */
const STEPS = Number(process.env.STEPS ?? 0);
const LEG = 40;

/** Walks have titles of their own: their events are too many. */
const titles = new WeakMap<object, string>();
export const walkTitle = (path: object): string | undefined => titles.get(path);
export const isWalk = (path: object): boolean => titles.has(path);

interface Walked<Machine extends AnyStateMachine> {
  machine: Machine;
  start: SnapshotFrom<Machine>;
  possible: (snapshot: SnapshotFrom<Machine>) => readonly EventFromLogic<Machine>[];
  path: (...events: EventFromLogic<Machine>[]) => Path<Machine>;
}

export function walks<Machine extends AnyStateMachine>(model: Walked<Machine>): Path<Machine>[] {
  const { machine, start, possible, path } = model;
  const draw = draws();
  const found: Path<Machine>[] = [];
  for (let left = STEPS; left > 0; left -= found.at(-1)!.steps.length) {
    const events: EventFromLogic<Machine>[] = [];
    for (let state = start; events.length < Math.min(left, LEG);) {
      // A draft is restored only when a page opens.
      const next = draw(possible(state).filter(({ type }) => type !== 'draft.restore' || events.length === 0));
      if (!next) break;
      events.push(next);
      // A walk ends where the visitor leaves the page.
      if (emittedBy(machine, state, next).some((effect) => effect.type === 'navigate')) break;
      state = transition(machine, state as never, next as never)[0] as SnapshotFrom<Machine>;
    }
    if (events.length === 0) break;
    const walk = path(...events);
    titles.set(walk, `walk ${found.length + 1} of seed ${seed}: ${events.length} steps`);
    found.push(walk);
  }
  return found;
}
