import { describe, expect, test } from 'vitest';
import { app, base, ask } from './address';

interface Answer {
  response: { numFound: number; docs: Record<string, unknown>[] };
}

async function suggest(query: Record<string, string>): Promise<Answer> {
  const response = await ask('suggest', query);
  expect(response.status).toBe(200);
  return response.json();
}

const shownFor = async (q: string) =>
  (await suggest({ q, fq: 'type:adres' })).response.docs.map((doc) => doc.weergavenaam);

describe('PDOK Locatieserver suggest', () => {
  test('the answer has the envelope of v3_1', async () => {
    expect(await suggest({ q: '3815DT 20', fq: 'type:adres' })).toEqual({
      response: {
        numFound: 1,
        start: 0,
        maxScore: 11.58,
        numFoundExact: true,
        docs: [
          {
            type: 'adres',
            weergavenaam: 'Lijsterstraat 20, 3815DT Amersfoort',
            id: 'adr-fb6a9e8075bd7e25281db1d21fb17982',
            score: 11.58,
          },
        ],
      },
      highlighting: {
        'adr-fb6a9e8075bd7e25281db1d21fb17982': {
          suggest: ['Lijsterstraat <b>20</b>, <b>3815DT</b> Amersfoort'],
        },
      },
      spellcheck: {},
    });
  });

  test('a house number comes before the same number with a letter, each its own document', async () => {
    expect((await suggest({ q: '1018AM 289' })).response.docs).toEqual([
      {
        type: 'adres',
        weergavenaam: 'Cruquiuskade 289, 1018AM Amsterdam',
        id: 'adr-3712db423e6d338b2087449056f0e98d',
        score: 11.58,
      },
      {
        type: 'adres',
        weergavenaam: 'Cruquiuskade 289A, 1018AM Amsterdam',
        id: 'adr-0bd6050551756dc140d619dd5ba9ec9d',
        score: 10.15,
      },
    ]);
  });

  test('what fits less well comes last, whatever its name', async () => {
    expect(await shownFor('nijmegen')).toEqual([
      'Arend Noorduijnstraat 1, 6512BK Nijmegen',
      'Kelfkensbos 59, 6511TB Nijmegen',
      'Korte Nieuwstraat 6, 6511PP Nijmegen',
      'Mariënburg 29, 6511PS Nijmegen',
      'Keizer Karelplein 2D, 6511NC Nijmegen',
      'Keizer Karelplein 32H, 6511NH Nijmegen',
    ]);
  });

  test.each(['2513AA 1A', '2513aa 1a', '2513 AA 1 A', 'Binnenhof 1a Den Haag'])(
    '%s finds the address with that letter only',
    async (q) => expect(await shownFor(q)).toEqual(["Binnenhof 1A, 2513AA 's-Gravenhage"]),
  );

  test.each(['1015TB 5-H', '1015tb 5h', '1015 TB 5'])('%s finds the addition', async (q) =>
    expect(await shownFor(q)).toEqual(['Tweede Leliedwarsstraat 5-H, 1015TB Amsterdam']),
  );

  test.each([
    '3811LM 1',
    '3811lm 1',
    '3811 LM 1',
    ' 3811  lm   1 ',
    'Stadhuisplein 1 Amersfoort',
    'amersfoort, stadhuispl 1',
  ])("'%s' finds the town hall of Amersfoort", async (q) =>
    expect(await shownFor(q)).toEqual(['Stadhuisplein 1, 3811LM Amersfoort']),
  );

  test('accents and the popular name of a town make no difference', async () => {
    expect(await shownFor('marienburg 29 nijmegen')).toEqual(['Mariënburg 29, 6511PS Nijmegen']);
    expect(await shownFor('spui 70 den haag')).toEqual(["Spui 70, 2511BT 's-Gravenhage"]);
  });

  test.each([
    ['a longer number', '3811LM 11'],
    ['a shorter number', '1071DJ 1'],
    ['a number the postcode does not have', '3811LM 2'],
    ['half a postcode', '3811L 1'],
    ['an unknown postcode', '9999ZZ 1'],
    ['an emoji', '💥'],
    ['markup', '<script>alert(1)</script>'],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('%s is an empty answer', async (_, q) =>
    expect(await suggest({ q })).toEqual({
      response: { numFound: 0, start: 0, maxScore: 0, numFoundExact: true, docs: [] },
      highlighting: {},
      spellcheck: {},
    }),
  );

  test('rows and start page through the answer, numFound counts all', async () => {
    const { response } = await suggest({ q: 'museumplein', rows: '1', start: '1' });
    expect({ ...response, docs: response.docs.map((doc) => doc.weergavenaam) }).toEqual({
      numFound: 2,
      start: 1,
      maxScore: 5.79,
      numFoundExact: true,
      docs: ['Museumplein 10, 1071DJ Amsterdam'],
    });
  });

  test('ten documents are shown when rows is not given', async () => {
    const { response } = await suggest({ q: 'amsterdam' });
    expect({ found: response.numFound, shown: response.docs.length }).toEqual({ found: 12, shown: 10 });
  });

  test('fl chooses the fields', async () => {
    expect((await suggest({ q: '3811LM 1', fl: 'postcode,huisnummer huis_nlt' })).response.docs).toEqual([
      { postcode: '3811LM', huisnummer: 1, huis_nlt: '1' },
    ]);
  });

  test.each([
    ['type:adres', 1],
    ['type:(gemeente OR woonplaats OR weg OR postcode OR adres)', 1],
    ['type:*', 1],
    ['type:woonplaats', 0],
    ['woonplaatsnaam:"Amersfoort"', 1],
    ['woonplaatsnaam:Utrecht', 0],
    ['onbekend:adres', 0],
  ])('fq=%s keeps %i', async (fq, kept) => expect((await suggest({ q: '3811LM 1', fq })).response.numFound).toBe(kept));

  test('more than one fq narrows', async () => {
    const response = await app.request(`${base}/suggest?q=3811LM+1&fq=type:adres&fq=woonplaatsnaam:Utrecht`);
    expect(await response.json()).toMatchObject({ response: { numFound: 0 } });
  });
});

describe('PDOK Locatieserver lookup', () => {
  test('the answer is the document as the real service gave it', async () => {
    const response = await ask('lookup', { id: 'adr-fb6a9e8075bd7e25281db1d21fb17982' });
    expect(await response.json()).toEqual({
      response: {
        numFound: 1,
        start: 0,
        maxScore: 15.743678,
        numFoundExact: true,
        docs: [
          {
            bron: 'BAG',
            woonplaatscode: '1664',
            type: 'adres',
            woonplaatsnaam: 'Amersfoort',
            wijkcode: 'WK030710',
            huis_nlt: '20',
            openbareruimtetype: 'Weg',
            buurtnaam: 'Vinkenbaan',
            gemeentecode: '0307',
            rdf_seealso: 'http://bag.basisregistraties.overheid.nl/bag/id/nummeraanduiding/0307200000463989',
            weergavenaam: 'Lijsterstraat 20, 3815DT Amersfoort',
            straatnaam_verkort: 'Lijsterstr',
            id: 'adr-fb6a9e8075bd7e25281db1d21fb17982',
            gekoppeld_perceel: ['AMF00-A-6864'],
            gemeentenaam: 'Amersfoort',
            buurtcode: 'BU03071001',
            wijknaam: 'Wijk 10 Liendert',
            identificatie: '0307010000463990-0307200000463989',
            openbareruimte_id: '0307300000306981',
            waterschapsnaam: 'Vallei & Veluwe',
            provinciecode: 'PV26',
            postcode: '3815DT',
            provincienaam: 'Utrecht',
            centroide_ll: 'POINT(5.40168265 52.16646193)',
            nummeraanduiding_id: '0307200000463989',
            waterschapscode: '08',
            adresseerbaarobject_id: '0307010000463990',
            huisnummer: 20,
            provincieafkorting: 'UT',
            centroide_rd: 'POINT(155990.61 464256.19)',
            straatnaam: 'Lijsterstraat',
            gekoppeld_appartement: ['AMF00-A-6892-A-1'],
          },
        ],
      },
    });
  });

  test('suggest and lookup lead to the letter, the addition and the position', async () => {
    const fl = 'huisnummer,huisletter,huisnummertoevoeging,huis_nlt,centroide_ll,centroide_rd';
    const documentFor = async (q: string) => {
      const [found] = (await suggest({ q })).response.docs;
      const response = await ask('lookup', { id: String(found?.id), fl });
      const answer: Answer = await response.json();
      return answer.response.docs;
    };
    expect(await documentFor('2513AA 1A')).toEqual([
      {
        huisnummer: 1,
        huisletter: 'A',
        huis_nlt: '1A',
        centroide_ll: 'POINT(4.3122 52.0797)',
        centroide_rd: 'POINT(81310.34 455148.22)',
      },
    ]);
    expect(await documentFor('1015TB 5')).toEqual([
      {
        huisnummer: 5,
        huisnummertoevoeging: 'H',
        huis_nlt: '5-H',
        centroide_ll: 'POINT(4.8826 52.3755)',
        centroide_rd: 'POINT(120638.44 487633.58)',
      },
    ]);
  });

  test.each(['adr-00000000000000000000000000000000', '../../etc/passwd', '💥'])(
    'the unknown id %s is an empty answer',
    async (id) =>
      expect(await (await ask('lookup', { id })).json()).toEqual({
        response: { numFound: 0, start: 0, maxScore: 0, numFoundExact: true, docs: [] },
      }),
  );
});
