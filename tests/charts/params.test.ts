import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../tools/charts/book/chart';
import { BOOK } from '../../tools/charts/book/book';
import { inWords, paramsOf } from '../../tools/charts/book/params';

const charts = await allCharts();

interface Given {
  event: { field: string; value: string; error: unknown };
}

describe('what a guard or an action is given stands in the charts', () => {
  test.each([
    [{ kind: 'error', id: 'address' }, 'kind: error, id: address'],
    [['postcode', 'huisnummer'], 'postcode, huisnummer'],
    [-1, '-1'],
    [({ event }: Given) => event, 'event'],
    [({ event: { field } }: Given) => ({ field, step: 'usage' }), 'field: event.field, step: usage'],
    [({ event }: Given) => ({ value: event.value.trim().slice(0, 5) }), 'value: event.value…'],
    [({ event }: Given) => (event.error instanceof TypeError ? 'one' : 'other'), 'computed'],
  ])('%s', (params, words) => {
    expect(inWords(paramsOf(params))).toBe(words);
  });

  test('for each of several guards with one name', () => {
    const restoring = charts
      .flatMap(({ transitions }) => transitions)
      .filter(({ source, guard }) => source === 'calculator.restoring' && guard === 'leftAt');

    expect(restoring.map(({ asked }) => asked)).toEqual(['usage', 'roof', 'result']);
  });

  test('and in the definitions, with the milliseconds of each delay', async () => {
    const definition = async (id: string) => JSON.parse(await readFile(join(BOOK, `${id}.json`), 'utf8'));
    const [address, { states }] = await Promise.all([definition('address'), definition('calculator')]);

    expect(address.meta.delays).toEqual([{ name: 'TIMEOUT', milliseconds: '10000' }]);
    expect(states.restoring.always[0].guard).toEqual({ type: 'leftAt', params: 'usage' });
  });
});
