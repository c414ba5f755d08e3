import { type AnyStateMachine, type EventFromLogic, type SnapshotFrom, transition } from 'xstate';
import { draws, seed } from './chance';
import type { Path } from './measures';
import { type OnPages, lasts, leaves } from './tours';

/** Steps of a walk over the pages of a model (`npm run walk`), and the most on one page. */
const STEPS = Number(process.env.STEPS ?? 0);
const LEG = 40;

export const isWalk = ({ description }: { description: string }): boolean => description.startsWith('walk ');

interface Walked<Machine extends AnyStateMachine> extends OnPages<Machine> {
  start: SnapshotFrom<Machine>;
}

export function walks<Machine extends AnyStateMachine>(model: Walked<Machine>): Path<Machine>[] {
  const { machine, start, possible, path } = model;
  const draw = draws();
  const found: Path<Machine>[] = [];
  for (let left = STEPS; left > 0; left -= found.at(-1)!.steps.length) {
    const events: EventFromLogic<Machine>[] = [];
    for (let state = start; events.length < Math.min(left, LEG);) {
      const next = draw(possible(state).filter((event) => events.length === 0 || lasts(event)));
      if (!next) break;
      events.push(next);
      if (leaves(machine, state, next)) break;
      state = transition(machine, state as never, next as never)[0] as SnapshotFrom<Machine>;
    }
    if (events.length === 0) break;
    const description = `walk ${found.length + 1} of seed ${seed}: ${events.length} steps`;
    found.push({ ...path(...events), description });
  }
  return found;
}
