import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, StateMachine, createActor, toPromise } from 'xstate';
import { nodesOf } from '../../tools/charts/machines/transitions';

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (exported: unknown): exported is AnyStateMachine => exported instanceof StateMachine;

const machines = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, exported]) => (isMachine(exported) ? [[name, exported, file] as const] : [])),
);

describe.each(machines)('%s', (_, machine, file) => {
  const nodes = nodesOf(machine);
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);

  test('is named after its file, and its export after it', () => {
    const inFile = /([^/]+)\.machine\.ts$/.exec(file)?.[1];

    expect(machine.id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).toBe(inFile);
    expect(files[file]).toHaveProperty(`${machine.id}Machine.id`, machine.id);
  });

  test.each(nodes.map((node) => [node.id, node] as const))(
    '%s says what it is for and which clause it answers',
    (_, node) => {
      expect(node.description).toMatch(/\.$/);
      expect((node.meta as { spec: string } | undefined)?.spec).toMatch(/^(§\d|extension: )/);
    },
  );

  test('every invoke is named after its actor', () => {
    const unnamed = nodes.flatMap((node) => node.invoke).filter(({ id, src }) => id !== src);

    expect(unnamed).toEqual([]);
  });

  test('its actors are those that it invokes', () => {
    const invoked = new Set(nodes.flatMap((node) => node.invoke).map(({ src }) => src));
    // `formSetup` declares the look-up for every form; only some invoke it.
    const own = actors.map(([name]) => name).filter((name) => name !== 'findAddress' || invoked.has(name));

    expect(new Set(own)).toEqual(invoked);
  });

  test.each(actors.filter(([, logic]) => !isMachine(logic)))(
    'says so where %s was not provided',
    async (name, logic) => {
      const actor = createActor(logic);
      const answer = toPromise(actor);
      actor.start();

      await expect(answer).rejects.toEqual(new Error(`Actor '${name}' was not provided`));
    },
  );

  test('every delay is named', () => {
    const names = Object.keys(machine.implementations.delays);
    const used = nodes.flatMap((node) => node.after.map(({ delay }) => delay));

    expect(used.filter((delay) => !names.includes(String(delay)))).toEqual([]);
  });
});
