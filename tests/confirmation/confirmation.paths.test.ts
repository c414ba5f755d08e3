import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { deadEnds } from '../../tools/charts/paths/measures';
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

  test('it waits until the service takes another e-mail, and longer after each attempt', () => {
    const waits = [again, [...again, ...again]].map((events) => {
      const [, actions] = transition(model.machine, after(...events.slice(0, -1)), refused);
      return actions.flatMap((action) =>
        action.type === 'xstate.raise' ? (action.params as { delay: number }).delay : [],
      );
    });

    expect(waits).toEqual([[4000], [8000]]);
  });
});
