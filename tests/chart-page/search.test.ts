import { expect, test } from 'vitest';
import { allCharts } from '../../tools/charts/book/chart';
import { search } from '../../tools/charts/page/search';

const charts = await allCharts();
const found = (text: string) => search(charts, text)?.hits.map(({ name }) => name) ?? [];

test('words find states by name, by description, by clause and by a sentence that they answer', () => {
  expect(found('fault.details')).toContain('fault.details');
  expect(found('asks the suggest endpoint')).toEqual(['address.suggesting']);
  expect(found('§4 gallery')).toContain('gallery.loaded.viewing');
  expect(found('back to idle with form data kept')).toContain('quote.submitting');
  expect(search(charts, ' - ')).toBeUndefined();
});

test('fields, events, guards and messages are found as a visitor or the code names them', () => {
  expect(found('KvK')).toEqual(expect.arrayContaining(['fault', 'quote', 'fault.details field.change [ofDetails]']));
  expect(found('roof.submit')).toContain('calculator.roof roof.submit [usageInvalid]');
  expect(found('quote.noService')).toEqual(['quote.editing submit [noServiceSelected]']);
  expect(found('Selecteer minimaal één dienst')).toEqual(['quote.editing submit [noServiceSelected]']);
  expect(found('Netwerkfout bij ophalen adresdetails')).toContain('calculator');
  expect(found('Merk en type auto')).toContain('landingRequest');
  expect(found('Vul uw contractnummer in')).toEqual(['fault']);
  expect(found('1500 ms')).toContain('fault.simulating after SIMULATED_SUBMIT');
  expect(found('Wanneer kunnen wij bellen?')).toContain('callback');
});

test('nothing is found twice', () => {
  for (const words of ['gallery', 'KvK', 'fault', 'naam']) expect(found(words)).toEqual([...new Set(found(words))]);
});

test('a bullet that was copied out of section 4 finds all that answers its sentences', () => {
  const steps =
    'Calculator: step 1 (address) to step 2 after a successful address lookup, to step 3 (usage), to step 4 (calculation done).';
  const answering = ['address.suggesting', 'calculator.usage.filling usage.submit', 'calculator.result'];
  expect(found(steps)).toEqual(expect.arrayContaining(answering));
  expect(found(`- ${steps} No back navigation.\n  Default usage 3500, orientation zuid, angle 30.`)).toEqual(
    expect.arrayContaining(answering),
  );

  const prices =
    '- Price block: loading, then loaded or error. Unknown region or city slug leads to a not-found view. Blog pages: loading, then loaded or failed. Gallery: loading, then empty or loaded; an image is selected or none; each image tracks loaded state for fade-in.';
  expect(found(prices)).toEqual(
    expect.arrayContaining(['prices.loading', 'post.failed', 'gallery.empty', 'gallery.loaded.viewing']),
  );
  expect(found(prices).filter((name) => name.startsWith('calculator'))).toEqual([]);
  expect(search(charts, prices)?.undecided).toMatchObject([{ test: 'tests/site/unknown.spec.ts' }]);
});
