import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { type AddressDocument, addressBook } from './address-book';
import { type ServedEnvironment, faultParameter, faults } from './faults';

type Found = AddressDocument & { score: number };

const shared = ['fq', 'fl', 'rows', 'start', 'wt'];

/** PDOK Locatieserver v3_1, `suggest` and `lookup`, for the addresses in `addressBook`. */
export function addressService(): Hono<ServedEnvironment> {
  return new Hono<ServedEnvironment>()
    .onError((error, context) => {
      if (!(error instanceof HTTPException)) throw error;
      return context.json({ status: error.status, error: 'Bad Request', message: error.message }, error.status);
    })
    .use(cors(), faults)
    .get('/suggest', only('q', [...shared, 'sort', 'qf', 'bq', 'lat', 'lon']), (context) => {
      const words = wordsOf(context.req.query('q') ?? '');
      const { response, shown } = answer(context, search(words), 'type,weergavenaam,id,score');
      const highlighting = shown.map(({ id, weergavenaam }) => [id, { suggest: [highlighted(weergavenaam, words)] }]);
      return context.json({ response, highlighting: Object.fromEntries(highlighting), spellcheck: {} });
    })
    .get('/lookup', only('id', shared), (context) => {
      const found = addressBook
        .filter(({ document }) => document.id === context.req.query('id'))
        .map(({ document }) => ({ ...document, score: 15.743678 }));
      return context.json({ response: answer(context, found, '*').response });
    });
}

/** Refuses a request without the required parameter and, as the real service does, one with a parameter too many. */
function only(required: string, optional: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const query = context.req.query();
    const { rows = '10', start = '0', wt = 'json' } = query;
    const stray = Object.keys(query).find((name) => ![required, ...optional, faultParameter].includes(name));
    if (stray !== undefined) refuse(`query parameter '${stray}' not defined in the specifications`);
    if (!query[required]?.trim()) refuse(`query parameter '${required}' is required`);
    if (!/^\d{1,3}$/.test(rows) || Number(rows) > 100) refuse(`query parameter 'rows' is not a number from 0 to 100`);
    if (!/^\d{1,6}$/.test(start)) refuse(`query parameter 'start' is not a number`);
    if (wt !== 'json') refuse(`query parameter 'wt' is not 'json', the only format of the local service`);
    await next();
  };
}

function refuse(message: string): never {
  throw new HTTPException(400, { message });
}

function answer({ req }: Context, found: readonly Found[], defaultFields: string) {
  const filters = (req.queries('fq') ?? []).map(filterOf);
  const kept = found.filter((document) => filters.every((keeps) => keeps(document)));
  const start = Number(req.query('start') ?? 0);
  const shown = kept.slice(start, start + Number(req.query('rows') ?? 10));
  const fields = (req.query('fl') ?? defaultFields).split(/[\s,]+/);
  const asked = ([field]: [string, unknown]) => fields.includes(field) || (fields.includes('*') && field !== 'score');
  const response = {
    numFound: kept.length,
    start,
    maxScore: Math.max(0, ...kept.map(({ score }) => score)),
    numFoundExact: true,
    docs: shown.map((document) => Object.fromEntries(Object.entries(document).filter(asked))),
  };
  return { response, shown };
}

/** Reads `type:adres` and `type:(weg OR adres)`. */
function filterOf(query: string): (document: Found) => boolean {
  const [, field, values] = /^\s*(\w+):\(?([^():]+)\)?\s*$/.exec(query) ?? [];
  if (!field || !values) return refuse(`query parameter 'fq' is not of the form field:value`);
  const accepted = values.split(/\sOR\s/).map((value) => value.replaceAll('"', '').trim().toLowerCase());
  return (document) =>
    accepted.includes('*') || accepted.includes(String(new Map(Object.entries(document)).get(field)).toLowerCase());
}

/** Every word must match: a number whole, another word by its start. */
function search(words: readonly string[]): Found[] {
  if (words.length === 0) return [];
  return searchable
    .filter(({ known }) => words.every((word) => known.some((other) => matches(word, other))))
    .map(({ document, suffixed }) => {
      const surplus = suffixed.length > 0 && !words.some((word) => suffixed.includes(word));
      return { ...document, score: Number((5.79 * words.length - (surplus ? 1.43 : 0)).toFixed(6)) };
    })
    .sort((one, other) => other.score - one.score || inOrder.compare(one.weergavenaam, other.weergavenaam));
}

function matches(word: string, known: string): boolean {
  return word === known || (/^\p{L}{3}/u.test(word) && known.startsWith(word));
}

const inOrder = new Intl.Collator('nl', { numeric: true });

/** `3811 lh` is one word. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/\b(\d{4})\s+([a-z]{2})\b/g, '$1$2').match(/[\p{L}\p{N}]+/gu) ?? [];
}

const searchable = addressBook.map(({ document, alias }) => {
  const suffix = `${document.huisletter ?? ''}${document.huisnummertoevoeging ?? ''}`.toLowerCase();
  const suffixed = suffix === '' ? [] : [suffix, `${document.huisnummer}${suffix}`];
  return {
    document,
    /** Letter and addition as they may be typed: `a` or `289a`. */
    suffixed,
    known: [...wordsOf(`${document.weergavenaam} ${alias}`), String(document.huisnummer), ...suffixed],
  };
});

function highlighted(shown: string, words: readonly string[]): string {
  return shown.replace(/[\p{L}\p{N}]+/gu, (word) =>
    wordsOf(word).some((plain) => words.includes(plain)) ? `<b>${word}</b>` : word,
  );
}
