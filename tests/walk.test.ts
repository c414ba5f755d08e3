import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { models } from '../tools/charts/walks';
import { allMachines } from '../tools/machines/catalogue';
import { nodesOf } from '../tools/machines/transitions';
import { PATIENCE, draws } from './support/chance';

const STEPS = 2000;
const all = await models();

/** What the samples of all models of a machine can make happen to it, in any order. */
describe.each([...(await allMachines())])('%s', (id, machine) => {
  test(
    `goes through ${STEPS} steps by chance, always in its chart, and is never stuck`,
    () => {
      const own = all.filter((model) => model.machine.id === id);
      const samples = own.flatMap((model) => model.samples ?? []);
      const starts = own.flatMap(({ start }) => start ?? []).filter(({ status }) => status === 'active');
      const nodes = new Set(nodesOf(machine).map((node) => node.id));
      const draw = draws();
      let snapshot = draw(starts);

      for (let step = 0; step < STEPS; step += 1) {
        const here: AnyMachineSnapshot = snapshot!;
        const event = draw(samples.filter((sample) => here.can(sample)));
        if (!event) throw new Error(`Nothing can happen in ${JSON.stringify(here.value)}.`);
        const next = getNextSnapshot(machine, here, event) as AnyMachineSnapshot;
        if (next.error) throw next.error;
        const strays = next._nodes.filter((node) => !nodes.has(node.id));
        if (strays.length) throw new Error(`${strays[0]!.id} is not in the chart.`);
        snapshot = next.status === 'active' ? next : draw(starts);
      }
      expect(snapshot).toBeDefined();
    },
    PATIENCE,
  );
});
