import { describe, expect, test } from 'vitest';
import { type FieldRules, blank, contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { contactDetails, contactModel, filling, submit } from './forms.model';

describe('extension: messages at the fields', () => {
  const problems = (...events: Parameters<typeof contactModel.path>) =>
    contactModel.path(...events).state.context.problems;
  const change = (value: string) => ({ type: 'field.change', field: 'email', value }) as const;
  const leave = { type: 'field.leave', field: 'email' } as const;

  test('nothing is said while the visitor types', () => {
    expect(problems(change('m'), change('marieke'))).toEqual({});
  });

  test('a field that is left is checked', () => {
    expect(problems(change('marieke'), leave)).toEqual({ email: 'emailInvalid' });
  });

  test('a field that is passed by empty is left alone until the form is sent, one that is emptied is not', () => {
    const emptied = [change('marieke'), change('')] as const;

    expect(problems(leave)).toEqual({});
    expect(problems(...emptied)).toEqual({});
    expect(problems(...emptied, leave)).toEqual({ email: 'missing' });
    expect(problems(...emptied, { type: 'field.leave', field: 'name' })).toEqual({});
  });

  test('what is missing is summed up when the form is sent, not before', () => {
    const { context } = contactModel.path(change('marieke'), leave).state;

    expect(context.refused).toEqual({});
    const problems = { name: 'missing', email: 'emailInvalid', phone: 'missing' };
    expect(contactModel.path(change('marieke'), leave, submit).state.context).toMatchObject({
      problems,
      refused: problems,
    });
  });

  test('the summary stays what it was while the form is mended, until it is sent again', () => {
    const mended = [submit, ...filling(contactDetails)] as const;

    expect(contactModel.path(...mended).state.context).toMatchObject({ problems: {}, refused: { name: 'missing' } });
    expect(contactModel.path(...mended, submit).state.context.refused).toEqual({});
  });

  test('a mended field is good at once', () => {
    expect(problems(change('marieke'), leave, change('marieke@voorbeeld.nl'))).toEqual({});
  });

  test('what is said of the other fields stays', () => {
    const type = (field: 'name' | 'phone', value: string) => ({ type: 'field.change', field, value }) as const;
    const mended = [submit, type('name', 'Marieke'), { type: 'field.leave', field: 'name' }] as const;

    expect(problems(...mended)).toEqual({ email: 'missing', phone: 'missing' });
    expect(problems(...mended, change('marieke'))).toEqual({ email: 'emailInvalid', phone: 'missing' });
  });

  test('what came back from a draft is good when it is left', () => {
    const draft = { values: { ...blank(contactRules).values, ...contactDetails }, reference: '' };

    expect(problems(submit, { type: 'draft.restore', draft }, leave)).toEqual({ name: 'missing', phone: 'missing' });
  });

  test('what may be left out is not refused for what it does not say', () => {
    const rules: FieldRules<'email' | 'date'> = { email: { email: true }, date: { from: '2026-11-21' } };

    expect(problemsIn({ email: '', date: '' }, rules)).toEqual({});
    expect(problemsIn({ email: 'marieke', date: '2026-11-20' }, rules)).toEqual({
      email: 'emailInvalid',
      date: 'datePassed',
    });
    expect(problemsIn({ email: contactDetails.email, date: '2026-11-21' }, rules)).toEqual({});
    expect(problemsIn({ email: contactDetails.email, date: '2027-01-01' }, rules)).toEqual({});
  });

  test('nothing is wrong with a form that nobody has touched', () => {
    expect(blank({ name: { required: true } })).toEqual({
      values: { name: '' },
      problems: {},
      typed: undefined,
      refused: {},
      reference: '',
      trapped: false,
      undelivered: false,
    });
  });
});
