import { afterEach, describe, expect, test, vi } from 'vitest';
import { lookUpAddress, suggestAddress } from '../../src/services/address';

const { signal } = new AbortController();
const query = { postcode: '3811 LM', huisnummer: '1' };

afterEach(() => vi.unstubAllGlobals());

function answer(respond: (url: URL, init?: RequestInit) => Response) {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => respond(new URL(url), init));
}

const docs = (...found: object[]) => Response.json({ response: { docs: found } });

describe('§7 Address suggest', () => {
  test('asks for the postcode without its space and the house number, among addresses', async () => {
    answer((url, init) => {
      expect(url.origin + url.pathname).toBe('https://api.pdok.nl/bzk/locatieserver/search/v3_1/suggest');
      expect(Object.fromEntries(url.searchParams)).toEqual({ q: '3811LM 1', fq: 'type:adres' });
      expect(init).toEqual({ signal });
      return docs({ id: 'adr-1' }, { id: 'adr-2' });
    });

    expect(await suggestAddress(query, signal)).toEqual({ addressId: 'adr-1', options: [] });
  });

  test.each([
    {
      world: 'an answer with status 500',
      respond: () => new Response(null, { status: 500 }),
      reason: 'suggestOffline',
    },
    {
      world: 'a connection that fails',
      respond: () => {
        throw new TypeError('Failed to fetch');
      },
      reason: 'suggestOffline',
    },
    { world: 'no docs', respond: () => docs(), reason: 'notFound' },
  ])('$world is $reason', async ({ respond, reason }) => {
    answer(respond);

    await expect(suggestAddress(query, signal)).rejects.toMatchObject({ reason });
  });

  test.each([
    { shape: 'no JSON', body: '<html></html>' },
    { shape: 'other keys', body: '{"error":"x"}' },
    { shape: 'null', body: 'null' },
    { shape: 'a doc without an id', body: '{"response":{"docs":[{"type":"adres"}]}}' },
  ])('D23: an answer of another shape ($shape) is an error without a reason of its own', async ({ body }) => {
    answer(() => new Response(body));

    await expect(suggestAddress(query, signal)).rejects.not.toHaveProperty('reason');
  });
});

describe('extension: house letters and additions (D9)', () => {
  const named = (...names: (string | undefined)[]) =>
    docs(...names.map((weergavenaam, index) => ({ id: `adr-${index}`, weergavenaam })));
  const optionsAmong = async (...names: (string | undefined)[]) => {
    answer(() => named(...names));
    const { options } = await suggestAddress(query, signal);
    return options.map(({ addressId, huisnummer }) => `${addressId} ${huisnummer}`);
  };

  test('addresses that share the house number of the first one can be picked', async () => {
    expect(
      await optionsAmong(
        'Cruquiuskade 289, 1018AM Amsterdam',
        'Cruquiuskade 289A, 1018AM Amsterdam',
        'Cruquiuskade 289A-2, 1018AM Amsterdam',
        'Cruquiuskade 289-bis, 1018AM Amsterdam',
      ),
    ).toEqual(['adr-0 289', 'adr-1 289A', 'adr-2 289A-2', 'adr-3 289-bis']);
  });

  test('neither another number, nor another postcode or street is an option', async () => {
    expect(
      await optionsAmong(
        "Plein '44-'45 28, 1018AM Amsterdam",
        "Plein '44-'45 28A, 1018AM Amsterdam",
        "Plein '44-'45 289, 1018AM Amsterdam",
        "Plein '44-'45 2, 1018AM Amsterdam",
        "Plein '44-'45 28, 1018AN Amsterdam",
        'Kade 28, 1018AM Amsterdam',
      ),
    ).toEqual(['adr-0 28', 'adr-1 28A']);
  });

  test.each([
    ['an address alone', ['Stadhuisplein 1, 3811LM Amersfoort']],
    ['a name of another shape', ['Amersfoort', 'Amersfoort']],
    ['no name', [undefined, undefined]],
  ])('%s offers nothing', async (_, names) => expect(await optionsAmong(...names)).toEqual([]));
});

const huge = 'x'.repeat(1_000_000);

describe.each([
  ['suggest', () => suggestAddress(query, signal), 'suggestOffline'],
  ['lookup', () => lookUpAddress({ addressId: 'adr-1' }, signal), 'lookupOffline'],
] as const)('a %s that goes wrong', (_, ask, offline) => {
  test.each<[string, () => Response]>([
    ['status 500', () => new Response(null, { status: 500 })],
    [
      'a time-out',
      () => {
        throw new DOMException('The operation was aborted.', 'AbortError');
      },
    ],
  ])('%s is the failing network of that call', async (__, respond) => {
    answer(respond);
    await expect(ask()).rejects.toMatchObject({ reason: offline });
  });

  test.each([
    ['malformed JSON', '{"response":{"docs":[{"id"'],
    ['HTML instead of JSON', '<!doctype html><title>Onderhoud</title>'],
    ['a huge text', huge],
    ['missing keys', '{"response":{"numFound":1}}'],
  ])('%s is an error without a reason of its own', async (__, body) => {
    answer(() => new Response(body));
    await expect(ask()).rejects.not.toHaveProperty('reason');
  });
});

test('of a huge answer no more is offered than the service would give', async () => {
  const doc = { weergavenaam: 'Stadhuisplein 1, 3811LM Amersfoort' };
  answer(() => docs(...Array.from({ length: 20_000 }, (_, index) => ({ id: `adr-${index}`, ...doc }))));
  expect((await suggestAddress(query, signal)).options).toHaveLength(10);

  answer(() => docs({ id: 'adr-1', weergavenaam: huge }, { id: 'adr-2', weergavenaam: huge }));
  expect((await suggestAddress(query, signal)).options).toEqual([]);
});

test('missing details leave what was typed', async () => {
  answer(() => docs({}));
  const found = await lookUpAddress({ addressId: 'adr-1' }, signal);
  expect(found).not.toHaveProperty('postcode');
  expect(found).not.toHaveProperty('huisnummer');
});

describe('§7 Address lookup', () => {
  test('reads the first doc; keys that are absent stay undefined (D9)', async () => {
    answer((url) => {
      expect(Object.fromEntries(url.searchParams)).toEqual({ id: 'adr-1' });
      return docs({ straatnaam: 'Stadhuisplein', huisnummer: 1, postcode: '3811LM', woonplaatsnaam: 'Amersfoort' });
    });

    expect(JSON.parse(JSON.stringify(await lookUpAddress({ addressId: 'adr-1' }, signal)))).toEqual({
      huisnummer: '1',
      postcode: '3811 LM',
      straat: 'Stadhuisplein',
      woonplaats: 'Amersfoort',
    });
  });

  test.each([{ huisnummertoevoeging: 'bis' }, { toevoeging: 'bis' }])(
    'reads the addition from %j (D9)',
    async (doc) => {
      answer(() => docs({ straatnaam: 'Kade', huisletter: 'A', bouwjaar: 1932, ...doc }));

      expect(await lookUpAddress({ addressId: 'adr-1' }, signal)).toMatchObject({
        huisletter: 'A',
        huisnummertoevoeging: 'bis',
        bouwjaar: 1932,
      });
    },
  );

  test.each([
    { straatnaam: {} },
    { huisnummer: [] },
    { huisletter: { naam: 'A' } },
    { woonplaatsnaam: true },
    { postcode: 'xxxxxxxx' },
    { straatnaam: 'a'.repeat(101) },
    { straatnaam: 'Stad\u202Ehuisplein' },
    { straatnaam: 'Stadhuisplein\u2028Bcc: a' },
    { huisnummer: -7.5 },
    { huisnummer: 0 },
    { huisnummer: 1e21 },
  ])('D23: values of another shape (%j) are an error without a reason of its own', async (doc) => {
    answer(() => docs({ straatnaam: 'Stadhuisplein', huisnummer: 1, postcode: '3811LM', ...doc }));

    await expect(lookUpAddress({ addressId: 'adr-1' }, signal)).rejects.not.toHaveProperty('reason');
  });

  test.each([
    ['POINT(5.40168265 52.16646193)', 52.2],
    ['POINT(5.4 52.1)', 52.1],
    ['52.1', undefined],
    [52.1, undefined],
  ])('a place of %j lies at %j degrees north, in tenths', async (centroide_ll, latitude) => {
    answer(() => docs({ straatnaam: 'Kade', centroide_ll }));

    expect((await lookUpAddress({ addressId: 'adr-1' }, signal)).latitude).toBe(latitude);
  });

  test('an answer with status 503 is lookupOffline, no docs detailsNotFound', async () => {
    answer(() => new Response(null, { status: 503 }));
    await expect(lookUpAddress({ addressId: 'adr-1' }, signal)).rejects.toMatchObject({ reason: 'lookupOffline' });
    answer(() => docs());
    await expect(lookUpAddress({ addressId: 'adr-1' }, signal)).rejects.toMatchObject({ reason: 'detailsNotFound' });
  });
});
