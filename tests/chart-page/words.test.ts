import { expect, test } from 'vitest';
import { inDutch } from '../../tools/charts/paths/words';

test.each([
  [{ type: 'postcode.change', value: '3811LM' }, 'Postcode ingevuld: 3811LM'],
  [{ type: 'postcode.change', value: '' }, 'Postcode leeggemaakt'],
  [{ type: 'field.change', field: 'kvk', value: '32012345' }, 'KvK nummer ingevuld: 32012345'],
  [{ type: 'field.leave', field: 'email' }, 'E-mailadres verlaten'],
  [{ type: 'submit' }, 'Verstuurd'],
  [{ type: 'xstate.done.actor.deliver', output: 'delivered' }, 'deliver antwoordt: delivered'],
  [{ type: 'xstate.done.actor.suggestAddress', output: [] }, 'suggestAddress antwoordt: niets'],
  [{ type: 'xstate.error.actor.loadPost', error: new Error('offline') }, 'loadPost faalt: offline'],
  [{ type: 'xstate.after.TIMEOUT.posts.loading' }, 'TIMEOUT is verstreken'],
  [{ type: 'greeting.whisper', words: 'hallo' }, 'Greeting whisper: hallo'],
])('a step is told in words: %o', (event, words) => {
  expect(inDutch(event)).toBe(words);
});
