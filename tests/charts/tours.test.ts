import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type Path, emittedAlong, takenAlong } from '../../tools/charts/paths/measures';
import { isTour } from '../../tools/charts/paths/tours';
import { calculatorModel } from '../calculator/calculator.model';
import { clipModel } from '../clip/clip.model';
import { deliveryModel } from '../delivery/delivery.model';
import { simulatedFaultModel } from '../fault/fault.model';
import { contactModel, quoteModel } from '../forms/forms.model';

const shown = (machine: AnyStateMachine, paths: readonly Path<AnyStateMachine>[]) =>
  new Set(
    paths.flatMap((path) => [
      ...takenAlong(machine, path),
      ...emittedAlong(machine, path).map((effect) => JSON.stringify(effect)),
    ]),
  );

interface Model {
  machine: AnyStateMachine;
  paths: () => Path<AnyStateMachine>[];
  pagePaths: () => Path<AnyStateMachine>[];
}

describe.each(
  [calculatorModel, clipModel, contactModel, deliveryModel, quoteModel, simulatedFaultModel].map(
    (model) => [model.machine.id, model as unknown as Model] as const,
  ),
)('the tours of %s', (_, { machine, paths, pagePaths }) => {
  const shortest = paths().filter((path) => !isTour(path));

  test('show every transition and effect that the shortest paths show, with fewer openings of a page', () => {
    expect(shown(machine, pagePaths())).toEqual(shown(machine, shortest));
    expect(pagePaths().length).toBeLessThan(shortest.length / 2);
  });

  test('restore a draft only when a page opens, and end where the visitor leaves it', () => {
    for (const { steps } of pagePaths()) {
      expect(steps.slice(2).map(({ event }) => event.type)).not.toContain('draft.restore');
      const before = { steps: steps.slice(0, -1) } as Path<AnyStateMachine>;
      expect(emittedAlong(machine, before)).not.toContainEqual(expect.objectContaining({ type: 'navigate' }));
    }
  });
});
