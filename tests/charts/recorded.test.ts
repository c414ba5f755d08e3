import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type InspectionEvent, createActor, fromPromise, waitFor } from 'xstate';
import { contactMachine } from '../../machines/forms/contact.machine';
import type { Outcome } from '../../machines/delivery/delivery.machine';
import { type Entry, entryOf } from '../../tools/charts/page/recording';
import { models } from '../../tools/charts/paths/models';
import { followed, testOf, unlike } from '../../tools/charts/paths/recorded';
import { filling, submit } from '../forms/forms.model';

const FOLDER = '.local/recorded';
const model = (await models()).find(({ name }) => name === 'contactModel')!;
const typed = { name: 'Jan Jansen', email: 'jan@elders.nl', phone: '030 123 45 67', message: 'Bel mij' };

/** A visitor fills in a form, and the services refuse it. */
async function recorded(): Promise<Entry[]> {
  const entries: Entry[] = [];
  const inspect = (inspected: InspectionEvent) => {
    const told = entryOf(inspected);
    if (told) entries.push(told.entry);
  };
  const machine = contactMachine.provide({
    actors: { deliver: fromPromise(async (): Promise<Outcome> => 'failed') as never },
  });
  const actor = createActor(machine, { inspect }).start();
  filling(typed).forEach((event) => actor.send(event));
  actor.send({ type: 'field.leave', field: 'email' });
  actor.send(submit);
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const own = entries.filter(({ machine: id, event }) => id === 'contact' && event.type !== 'xstate.init');
  return JSON.parse(JSON.stringify(own));
}

describe('a recording becomes a test', () => {
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('that goes the same way, with the text of the model for what is masked', async () => {
    const entries = await recorded();
    const source = testOf(entries, model, 'contact.submitting', FOLDER);

    expect(followed(entries, model)).toBe(entries.length);
    expect(Object.values(typed).filter((text) => source.includes(text))).toEqual([]);
    expect(source).toContain('{"type":"field.change","field":"name","value":"Marieke de Groot"}');
    expect(source).toContain(`done('deliver', "failed")`);
  });

  test('with the answer that the services gave', async () => {
    const { addressModel } = await import('../address/address.model');
    const answer = (reason: string) => [
      { event: { type: 'xstate.error.actor.suggestAddress', error: { error: 'Error', reason }, actorId: '0.1' } },
    ];
    const given = { ...addressModel, name: 'addressModel', file: 'tests/address/address.model.ts' };
    const entries = (reason: string) => answer(reason) as unknown as Entry[];

    expect(testOf(entries('suggestOffline'), given as never, 'address.found', FOLDER)).toContain(
      "sample('suggestAddress fails with suggestOffline')",
    );
    expect(unlike(entries('suggestOffline'), given as never)).toEqual([]);
    expect(unlike(entries('unheard'), given as never)).toHaveLength(1);
  });

  test('that fails as long as it ends elsewhere', async () => {
    const entries = await recorded();
    mkdirSync(FOLDER, { recursive: true });
    for (const state of ['contact.editing', 'contact.submitting'])
      writeFileSync(join(FOLDER, `${state}.test.ts`), testOf(entries, model, state, FOLDER));
    const { stdout } = spawnSync(
      'vitest',
      ['run', '--config', 'tests/vitest.config.ts', '--dir', FOLDER, '--reporter', 'json'],
      { encoding: 'utf8', env: { ...process.env, TEST_REPORT: undefined } },
    );
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);

    expect(results.map(({ title, status }) => `${title}: ${status}`).sort()).toEqual([
      'a recorded session ends in contact.editing: passed',
      'a recorded session ends in contact.submitting: failed',
    ]);
  });
});
