import { describe, expect, test } from 'vitest';
import { type ExecutableActionsFrom, initialTransition, transition } from 'xstate';
import { deadEnds } from '../../tools/charts/paths/measures';
import { freshServices, send } from '../local-services/support';
import { done, given } from '../support/world';
import { testPaths } from '../support/paths';
import { confirmation, confirmationModel as model, refused, silent, waited } from './confirmation.model';

const after = (...events: Parameters<typeof model.path>) => model.path(...events).state;
const again = [waited, refused];

describe('extension: the visitor gets an e-mail too', () => {
  testPaths(model, {});

  test('there is an end to it', () => {
    expect(deadEnds(model.edges(), ({ status }) => status === 'done')).toEqual([]);
  });

  test('it is asked for three times at most', () => {
    expect(after(...again, ...again).value).toBe('waiting');
    expect(after(...again, ...again, ...again).value).toBe('abandoned');
    expect(after(waited, silent, waited, silent, waited, silent).value).toBe('abandoned');
    expect(after(...again, ...again, waited, done('sendConfirmation')).value).toBe('sent');
  });

  test('each attempt sends the same', () => {
    expect([after(waited), after(...again, waited)].map((state) => given(state, 'sendConfirmation'))).toEqual([
      confirmation,
      confirmation,
    ]);
  });

  test('it waits longer after each attempt', () => {
    const waits = [again, [...again, ...again]].map((events) => {
      const [, actions] = transition(model.machine, after(...events.slice(0, -1)), refused);
      return waitIn(actions);
    });

    expect(waits).toEqual([4000, 8000]);
  });

  test('it waits until the service takes an e-mail again after the request', async () => {
    const { app, clock } = freshServices();
    const [, actions] = initialTransition(model.machine, confirmation);

    expect((await send(app, {})).status).toBe(200);
    clock.time += waitIn(actions);
    expect((await send(app, {})).status).toBe(200);
  });
});

/** In ms. */
const waitIn = (actions: ExecutableActionsFrom<typeof model.machine>[]): number =>
  actions.flatMap(({ type, params }) => (type === 'xstate.raise' ? (params as { delay: number }).delay : [])).at(-1) ??
  0;
