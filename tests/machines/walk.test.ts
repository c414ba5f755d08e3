import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { models } from '../../tools/charts/paths/models';
import { allMachines } from '../../tools/charts/machines/catalogue';
import { draws } from '../../tools/charts/paths/chance';

const STEPS = 2000;
const all = await models();

/** All samples of all models of a machine, in any order. */
describe.each([...(await allMachines())])('%s', (id, machine) => {
  test(`takes ${STEPS} random steps without an error, and always accepts a next event`, () => {
    const own = all.filter((model) => model.machine.id === id);
    const samples = own.flatMap((model) => model.samples ?? []);
    const starts = own.flatMap(({ start }) => start ?? []).filter(({ status }) => status === 'active');
    const draw = draws();
    let here: AnyMachineSnapshot = draw(starts)!;

    for (let step = 0; step < STEPS; step += 1) {
      const event = draw(samples.filter((sample) => here.can(sample)));
      expect(event, `what can happen in ${JSON.stringify(here.value)}`).toBeDefined();
      const next = getNextSnapshot(machine, here, event!) as AnyMachineSnapshot;
      expect(next.error, `${event!.type} in ${JSON.stringify(here.value)}`).toBeUndefined();
      here = next.status === 'active' ? next : draw(starts)!;
    }
  });
});
