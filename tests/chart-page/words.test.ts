import { expect, test } from 'vitest';
import { messages } from '../../content/messages';
import { effectInDutch, inDutch } from '../../tools/charts/paths/words';

test.each([
  [{ type: 'postcode.change', value: '3811LM' }, 'Postcode ingevuld: 3811LM'],
  [{ type: 'postcode.change', value: '' }, 'Postcode leeggemaakt'],
  [{ type: 'field.change', field: 'kvk', value: '32012345' }, 'KvK nummer ingevuld: 32012345'],
  [{ type: 'field.leave', field: 'email' }, 'E-mailadres verlaten'],
  [{ type: 'issueType.choose', issueType: 'short-circuit' }, 'Soort storing gekozen: Kortsluiting'],
  [{ type: 'hold', by: 'outOfView' }, 'Stilgezet: uit beeld'],
  [{ type: 'submit' }, 'Verstuurd'],
  [{ type: 'xstate.done.actor.deliver', output: 'delivered' }, 'Bezorging afgelopen: bezorgd'],
  [{ type: 'xstate.done.actor.suggestAddress', output: [] }, 'Adressen voorgesteld: niets'],
  [{ type: 'xstate.error.actor.loadPost', error: new Error('offline') }, 'Artikel niet geladen: geen verbinding'],
  [{ type: 'xstate.done.actor.greet', output: 'hallo' }, 'greet antwoordt: hallo'],
  [{ type: 'xstate.after.TIMEOUT.posts.loading' }, 'TIMEOUT verstreken'],
  [{ type: 'greeting.whisper', words: 'hallo' }, 'Greeting whisper: hallo'],
])('a step is told in words: %o', (event, words) => {
  expect(inDutch(event)).toBe(words);
});

test('a delay is told in seconds, and an effect by what the visitor sees', () => {
  expect(inDutch({ type: 'xstate.after.TIMEOUT.posts.loading' }, 10_500)).toBe('10,5 s verstreken');
  expect(effectInDutch({ type: 'toast', kind: 'error', message: 'calculation.notCopied' })).toBe(
    `melding: “${messages['calculation.notCopied']}”`,
  );
  expect(effectInDutch({ type: 'focus', target: 'fault.problems' })).toBe('focus op wat ontbreekt');
  expect(effectInDutch({ type: 'navigate', to: '/bedankt-offerte' })).toBe('naar /bedankt-offerte');
});
