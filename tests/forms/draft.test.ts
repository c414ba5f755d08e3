import { describe, expect, test } from 'vitest';
import { draftIn, draftOf } from '../../machines/forms/draft.rules';
import { blank, contactRules } from '../../machines/forms/forms.rules';
import { quoteDraftIn, quoteDraftOf, quoteRules } from '../../machines/forms/quote.machine';
import { contactDetails, contactModel, filling, quoteModel, reference, submit } from './forms.model';

describe('extension: what was typed survives the page', () => {
  const { values } = blank(contactRules);
  const draft = { values: { ...values, ...contactDetails }, reference };
  const restore = { type: 'draft.restore', draft } as const;

  test('the form is as it was, under the same reference', () => {
    const { context } = contactModel.path(restore).state;

    expect(context).toMatchObject(draft);
    expect(draftOf(context)).toEqual(draft);
    expect(draftIn(JSON.parse(JSON.stringify(draft)), contactRules)).toEqual(draft);
    expect(contactModel.path(restore, { ...submit, reference: 'HD-2026-000000' }).state.context.reference).toBe(
      reference,
    );
  });

  test('what was typed before the draft has come counts more', () => {
    const typed = contactModel.path(...filling({ name: 'Iemand anders' }), restore).state.context.values;

    expect(typed).toEqual({ ...values, ...contactDetails, name: 'Iemand anders' });
  });

  test('the quote form has its services back as well', () => {
    const kept = { ...blank(quoteRules), reference: '', selectedServices: ['Dakisolatie'] };
    const read = quoteDraftIn(kept)!;
    const { context } = quoteModel.path(
      { type: 'service.change', service: 'Dakonderhoud', selected: true },
      { type: 'draft.restore', draft: read },
    ).state;

    expect(context.selectedServices).toEqual(['Dakisolatie', 'Dakonderhoud']);
    expect(quoteDraftOf(quoteModel.path().state.context)).toBeUndefined();
    expect(quoteDraftOf(context)).toMatchObject({ selectedServices: ['Dakisolatie', 'Dakonderhoud'] });
    expect(quoteDraftIn({ ...kept, selectedServices: 'Dakisolatie' })).toBeUndefined();
    expect(quoteDraftIn({ ...kept, selectedServices: ['Dakisolatie', 1] })).toBeUndefined();
    expect(quoteDraftIn({ ...kept, values: {} })).toBeUndefined();
    expect(quoteDraftIn(null)).toBeUndefined();
  });

  test('a quote form without a service is worth keeping as well', () => {
    const typed = quoteModel.path(...filling({ name: 'Marieke' })).state.context;

    expect(quoteDraftOf(typed)).toEqual({ values: typed.values, reference: '', selectedServices: [] });
  });

  test('there is nothing to keep of an empty form', () => {
    expect(draftOf(blank(contactRules))).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    'contact',
    [],
    { values },
    { values: null, reference: '' },
    { values, reference: 'HD-1' },
    { values: { ...values, phone: 6 }, reference: '' },
    { values: { name: 'Marieke' }, reference: '' },
  ])('another shape is ignored: %j', (kept) => {
    expect(draftIn(kept, contactRules)).toBeUndefined();
  });
});
