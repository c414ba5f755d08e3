import { describe, expect, test } from 'vitest';
import type { FaultSnapshot } from '../../machines/fault/fault.machine';
import { contactPreferences, issueTypes, unfinished } from '../../machines/fault/fault.rules';
import { faultSteps } from '../../machines/fault/steps.rules';
import { filling, submit } from '../forms/forms.model';
import { elapsed } from '../support/world';
import { testPaths } from '../support/paths';
import { details, planning, simulatedFaultModel, today } from './fault.model';
import {
  choose,
  next,
  close,
  loading,
  success,
  focus,
  model,
  type Events,
  after,
  emitted,
  reporting,
  complete,
} from './fault.effects';

const undone = ({ context }: FaultSnapshot) => [...unfinished(context, context)];

const back = { type: 'back' } as const;

const simulated = elapsed('SIMULATED_SUBMIT', 'fault.simulating');

describe('§4 Fault wizard', () => {
  test('its steps are states of its chart, in this order', () => {
    const states = Object.keys(simulatedFaultModel.machine.states);
    expect(states.filter((name) => faultSteps.some((step) => step === name))).toEqual([...faultSteps]);
  });

  testPaths(
    model,
    {
      confirmation: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
      simulating: (snapshot) => {
        expect(snapshot.context.problems).toEqual({});
        expect(snapshot.hasTag('busy')).toBe(true);
      },
    },
    ['fault.sending', 'fault.interrupted'],
  );

  test('begins with nothing filled in', () => {
    const { values, ...others } = after().context;

    expect(new Set(Object.values(values))).toEqual(new Set(['']));
    expect(others).toEqual({
      delivery: 'simulated',
      business: false,
      today,
      problems: {},
      typed: undefined,
      refused: {},
      reference: '',
      trapped: false,
      undelivered: false,
      contactPreference: 'phone',
    });
  });

  test.each(issueTypes)('choosing the issue type %s moves on automatically', (issueType) => {
    expect(after({ type: 'issueType.choose', issueType })).toMatchObject({ value: 'details', context: { issueType } });
  });

  test('Next and Back move one step, and the heading of the step has the focus', () => {
    expect(after(next).value).toBe('details');
    expect(after(next, next).value).toBe('planning');
    expect(after(next, next, next).value).toBe('confirmation');
    expect(after(next, next, next, back).value).toBe('planning');
    expect(after(next, next, next, back, back).value).toBe('details');
    expect(after(next, next, next, back, back, back).value).toBe('type');
    expect(emitted(next, next, next, back, back, back)).toEqual(Array(6).fill(focus('step')));
  });

  test('Back on step 1 and Next on step 4 do nothing', () => {
    expect(after(back).value).toBe('type');
    expect(after(next, next, next, next).value).toBe('confirmation');
    expect(emitted(back)).toEqual([]);
  });

  test('form data is kept while moving, and when another type is chosen later', () => {
    const other = { type: 'issueType.choose', issueType: 'other' } as const;
    const { context } = after(...complete, back, back, back, other, next, next);

    expect(context.values).toMatchObject({ ...details, ...planning });
    expect(context.issueType).toBe('other');
  });

  test('nothing is sent: after a while it shows success, for 5 seconds, and closes by itself', () => {
    const events = [...complete, submit, simulated] as Events;

    expect(emitted(...events).slice(3)).toEqual([loading, success, close]);
    expect(after(...events)).toMatchObject({ value: 'closed', status: 'done' });
  });

  test('a second submit while one is on its way changes nothing', () => {
    expect(emitted(...complete, submit, submit, submit).slice(3)).toEqual([loading]);
  });

  test.each([
    ['type', []],
    ['details', [choose]],
    ['planning', [choose, next]],
    ['confirmation', complete],
    ['simulating', [...complete, submit]],
  ] as [string, Events][])('can be closed in %s', (_, events) => {
    expect(after(...events, close)).toMatchObject({ value: 'closed', status: 'done' });
    expect(emitted(...events, close).at(-1)).toEqual(close);
  });

  test.each(contactPreferences)('a visitor can be reached by %s; the default is phone', (value) => {
    expect(after().context.contactPreference).toBe('phone');
    expect(after(choose, next, { type: 'contactPreference.change', value }).context.contactPreference).toBe(value);
  });
});

describe('§5 Fault wizard', () => {
  const fields = Object.keys({ ...details, ...planning }) as (keyof typeof details | keyof typeof planning)[];

  test.each(fields)('%s is required: the summary names it, and leads to it', (field) => {
    const events = [...reporting({ ...details, [field]: ' ' }, { ...planning, [field]: ' ' }), submit] as Events;
    const step = field in planning ? 'planning' : 'details';

    expect(after(...events)).toMatchObject({ value: 'confirmation', context: { problems: { [field]: 'missing' } } });
    expect(emitted(...events).at(-1)).toEqual(focus('problems'));
    expect(after(...events, { type: 'field.mend', field }).value).toBe(step);
    expect(emitted(...events, { type: 'field.mend', field }).at(-1)).toEqual(focus(field));
  });

  test('every missing field is named at once', () => {
    expect(after(next, next, next, submit).context.problems).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'missing'])),
    );
  });

  test('description, issue type and contract number are optional', () => {
    const { value, context } = after(next, ...filling(details), next, ...filling(planning), next, submit);

    expect(value).toBe('simulating');
    expect(context.values).toMatchObject({ description: '', contractNumber: '' });
  });

  test('a step is done when it has a type, or what it requires', () => {
    expect(undone(after())).toEqual(['type', 'details', 'planning']);
    expect(undone(after(next, ...filling(details), next))).toEqual(['type', 'planning']);
    expect(undone(after(...complete))).toEqual([]);
  });

  test('Next is never blocked, whatever is wrong', () => {
    const wrong = filling({ email: 'marieke' });

    expect(after(choose, ...wrong, { type: 'field.leave', field: 'email' }, next, next).value).toBe('confirmation');
  });

  test.each([
    ['2026-11-20', { preferredDate: 'datePassed' }],
    ['2025-12-31', { preferredDate: 'datePassed' }],
    [today, {}],
    ['2027-01-01', {}],
  ])('the date cannot be before today: %s', (preferredDate, problems) => {
    expect(after(...reporting(details, { ...planning, preferredDate }), submit).context.problems).toEqual(problems);
  });

  test.each([
    ['marieke@', { email: 'emailInvalid' }],
    ['marieke@voorbeeld', {}],
  ])('an e-mail address such as %s is judged as a browser does', (email, problems) => {
    expect(after(...reporting({ ...details, email }, planning), submit).context.problems).toEqual(problems);
  });

  test('a date that has passed is named when the field is left, and good at once when it is mended', () => {
    const left = [
      choose,
      next,
      ...filling({ preferredDate: '2026-11-20' }),
      { type: 'field.leave', field: 'preferredDate' },
    ] as Events;

    expect(after(...left).context.problems).toEqual({ preferredDate: 'datePassed' });
    expect(after(...left, ...filling({ preferredDate: today })).context.problems).toEqual({});
  });

  test('a field of another step cannot be left', () => {
    const wrong = [choose, ...filling({ email: 'marieke' })] as Events;

    expect(after(...wrong, next, { type: 'field.leave', field: 'email' }).context.problems).toEqual({});
    expect(
      after(choose, next, ...filling({ preferredDate: '2026-11-20' }), back, {
        type: 'field.leave',
        field: 'preferredDate',
      }).context.problems,
    ).toEqual({});
  });

  test('from the summary one press leads back to the type as well', () => {
    const mending = [...complete, { type: 'field.mend', field: 'issueType' }] as Events;

    expect(after(...mending).value).toBe('type');
    expect(emitted(...mending).at(-1)).toEqual(focus('issueType'));
  });

  test('a field that is left is checked, and good at once when it is mended', () => {
    const left = [choose, ...filling({ email: 'marieke' }), { type: 'field.leave', field: 'email' }] as Events;

    expect(after(...left).context.problems).toEqual({ email: 'emailInvalid' });
    expect(after(...left, ...filling({ email: details.email })).context.problems).toEqual({});
  });

  test('a step takes only what it asks for', () => {
    expect(after(choose, ...filling(planning)).context.values.preferredDate).toBe('');
    expect(after(choose, next, ...filling(details)).context.values.name).toBe('');
  });

  test('emoji, a script and 10,000 characters are kept to the letter', () => {
    const description = '<script>🏠'.repeat(1_000);

    expect(after(...reporting({ ...details, description }, planning), submit)).toMatchObject({
      value: 'simulating',
      context: { values: { description } },
    });
  });
});
