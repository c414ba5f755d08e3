import { describe, expect, test } from 'vitest';
import { addressBook } from '../../tools/serve/local-services/address-book';
import { ask } from './address';

describe('PDOK Locatieserver refusals', () => {
  test.each([
    ['suggest', { q: '3811LM 1', _: '1' }, "query parameter '_' not defined in the specifications"],
    ['suggest', { q: '3811LM 1', id: 'adr-1' }, "query parameter 'id' not defined in the specifications"],
    ['lookup', { id: 'adr-1', q: '1' }, "query parameter 'q' not defined in the specifications"],
    ['suggest', { fq: 'type:adres' }, "query parameter 'q' is required"],
    ['suggest', { q: ' ' }, "query parameter 'q' is required"],
    ['lookup', { fl: '*' }, "query parameter 'id' is required"],
    ['suggest', { q: '1', rows: '-1' }, "query parameter 'rows' is not a number from 0 to 100"],
    ['suggest', { q: '1', rows: '101' }, "query parameter 'rows' is not a number from 0 to 100"],
    ['suggest', { q: '1', start: 'x' }, "query parameter 'start' is not a number"],
    ['suggest', { q: '1', wt: 'xml' }, "query parameter 'wt' is not 'json', the only format of the local service"],
    ['suggest', { q: '1', fq: 'adres' }, "query parameter 'fq' is not of the form field:value"],
  ])('%s %j is refused', async (endpoint, query, message) => {
    const response = await ask(endpoint, query);
    expect([response.status, await response.json()]).toEqual([400, { status: 400, error: 'Bad Request', message }]);
  });

  test.each([200, 400])('a page of another origin may read an answer with status %i', async (status) => {
    const response = await ask('suggest', status === 200 ? { q: '1' } : { fq: 'type:adres' });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([status, '*']);
  });
});

describe('address book', () => {
  const documents = addressBook.map(({ document }) => document);

  test('it holds enough to try the site with', () => {
    const towns = new Set(documents.map((document) => document.woonplaatsnaam));
    const suffixed = documents.filter((document) => document.huisletter ?? document.huisnummertoevoeging);
    expect(documents.length).toBeGreaterThanOrEqual(60);
    expect(towns.size).toBeGreaterThanOrEqual(20);
    expect(suffixed.length).toBeGreaterThanOrEqual(5);
  });

  test('every address is well-formed and has an id of its own', () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    for (const document of documents) {
      expect(document).toMatchObject({
        id: expect.stringMatching(/^adr-[0-9a-f]{32}$/),
        postcode: expect.stringMatching(/^[1-9]\d{3}[A-Z]{2}$/),
        huisnummer: expect.toSatisfy((number: number) => Number.isInteger(number) && number > 0),
        nummeraanduiding_id: expect.stringMatching(/^\d{4}200000\d{6}$/),
        identificatie: `${document.adresseerbaarobject_id}-${document.nummeraanduiding_id}`,
        gekoppeld_perceel: [expect.stringMatching(/^[A-Z]{3}00-[A-Z]-\d+$/)],
      });
    }
  });
});
