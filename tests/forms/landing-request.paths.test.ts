import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../machines/forms/forms.rules';
import { landingRules } from '../../machines/forms/landing-request.machine';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done, elapsed } from '../support/world';
import { testPaths } from '../support/paths';
import {
  calculatorQuoteModel,
  contactDetails,
  contactModel,
  filling,
  handover,
  quoteModel,
  sentLandingModel,
  simulatedLandingModel,
  reference,
  roofWork,
  submit,
  workAddress,
} from './forms.model';
import { failure, success, toProblems, interruption, toSubmit } from './forms.effects';

describe('§4 Landing-page quote and inspection forms', () => {
  const model = simulatedLandingModel;
  const filled = filling({ ...contactDetails, ...roofWork });
  const submitted = model.path(...filled, submit);
  const passed = elapsed('SIMULATED_SUBMIT', 'landingRequest.simulating');

  testPaths(
    model,
    {
      simulating: (snapshot) => {
        expect(problemsIn(snapshot.context.values, landingRules)).toEqual({});
        expect(snapshot.hasTag('busy')).toBe(true);
      },
    },
    ['landingRequest.sending'],
  );

  test('submitting is simulated', () => {
    expect(submitted.state.children).toEqual({});
  });

  test('then the form is cleared, nothing is sent and no confirmation is shown', () => {
    const events = [...filled, submit, passed] as const;

    expect(model.path(...events).state).toMatchObject({ value: 'editing', context: model.path().state.context });
    expect(emittedAlong(model.machine, model.path(...events))).toEqual([]);
  });

  test('car model and preferred date may be left out (D28)', () => {
    expect(submitted.state).toMatchObject({
      value: 'simulating',
      context: { values: { carModel: '', preferredDate: '' } },
    });
  });
});

describe('extension: landing-page forms that really send (D6)', () => {
  const model = sentLandingModel;
  const filled = filling({ ...contactDetails, ...roofWork });
  const emitted = (...events: Parameters<typeof model.path>) => emittedAlong(model.machine, model.path(...events));

  testPaths(
    model,
    {
      sending: ({ context }) => expect(problemsIn(context.values, landingRules)).toEqual({}),
    },
    ['landingRequest.simulating'],
  );

  test('a request that was sent is confirmed, and the form is cleared', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(emitted(...events)).toEqual([success('quote.sent')]);
    expect(model.path(...events).state.context).toEqual(model.path().state.context);
  });

  test.each([
    ['failed', [failure]],
    ['cancelled', [toSubmit]],
  ])('keeps every value when a delivery %s', (outcome, told) => {
    const events = [...filled, submit, done('deliver', outcome)] as const;

    expect(emitted(...events)).toEqual(told);
    expect(model.path(...events).state.context.values).toMatchObject({ ...contactDetails, ...roofWork });
  });
});

describe.each([
  {
    form: 'Landing-page quote forms',
    model: sentLandingModel,
    ready: filling({ ...contactDetails, ...roofWork }),
    request: { ...contactDetails, ...roofWork, carModel: '', preferredDate: '' },
  },
  {
    form: 'Contact form',
    model: contactModel,
    ready: filling(contactDetails),
    request: { ...contactDetails, message: '' },
  },
  {
    form: 'Calculator quote form',
    model: calculatorQuoteModel,
    ready: filling(contactDetails),
    request: { ...contactDetails, message: '', calculator: handover },
  },
  {
    form: '/offerte form',
    model: quoteModel,
    ready: [
      { type: 'service.change', service: 'Dakisolatie', selected: true },
      ...filling({ ...contactDetails, ...workAddress }),
    ],
    request: {
      ...contactDetails,
      ...workAddress,
      preferredDate: '',
      message: '',
      selectedServices: ['Dakisolatie'],
    },
  },
] as const)('§5 $form', ({ model, ready, request }) => {
  const path = model.path as (...events: unknown[]) => ReturnType<typeof contactModel.path>;
  const change = (field: string, value: string) => ({ type: 'field.change', field, value });
  const problems = (...events: unknown[]) => path(...ready, ...events).state.context.problems;

  test.each(ready.flatMap((event) => (event.type === 'field.change' ? event.field : [])))('%s is required', (field) => {
    expect(problems(change(field, ''), submit)).toEqual({ [field]: 'missing' });
    expect(problems(change(field, ' \t\n'), submit)).toEqual({ [field]: 'missing' });
  });

  test.each([
    'marieke',
    'marieke@',
    '@voorbeeld.nl',
    'a b@voorbeeld.nl',
    'a@b..nl',
    'marieke@-dak.nl',
    'marieke@dak-.nl',
    '<script>@x.nl',
    '😀@voorbeeld.nl',
  ])('an e-mail address such as %s is refused, as a browser does', (value) => {
    expect(problems(change('email', value), submit)).toEqual({ email: 'emailInvalid' });
  });

  test.each(['marieke@voorbeeld', 'M@d.nl', 'm@d.NL', 'm@mijn-dak.n', "o'neill+dak@sub.voorbeeld.co.uk"])(
    'an e-mail address such as %s is accepted',
    (value) => {
      expect(problems(change('email', value), submit)).toEqual({});
    },
  );

  test('a text may be of any length', () => {
    const text = '<script>😀'.repeat(1_000);
    const { state } = path(...ready, change('name', text), submit);

    expect(state.hasTag('busy')).toBe(true);
    expect(state.context.values.name).toBe(text);
  });

  test('a refused form names what is wrong, and brings the visitor to it', () => {
    const refused = path(...ready, change('phone', ''), submit);

    expect(refused.state.context.problems).toEqual({ phone: 'missing' });
    expect(emittedAlong(model.machine as typeof contactModel.machine, refused)).toEqual([toProblems]);
    expect(problems(change('phone', ''), submit, change('phone', contactDetails.phone))).toEqual({});
  });

  test('a field that is left is checked', () => {
    expect(problems(change('email', 'marieke'), { type: 'field.leave', field: 'email' })).toEqual({
      email: 'emailInvalid',
    });
  });

  test.each([true, false])('all of it is given to delivery, also what a robot filled in: %s', (trapped) => {
    const { children } = path(...ready, { ...submit, trapped }).state;

    expect(children.deliver?.getSnapshot().context).toMatchObject({ request, reference, trapped });
  });

  test.each([
    ['failed', failure],
    ['cancelled', toSubmit],
  ])('after a delivery that %s the visitor can go on editing', (outcome, told) => {
    const ended = path(...ready, submit, done('deliver', outcome));

    expect(ended.state.hasTag('busy')).toBe(false);
    expect(emittedAlong(model.machine as typeof contactModel.machine, ended)).toEqual([told]);
  });

  test('what was typed is back after a reload, and whoever had sent it is told that it may not have arrived', () => {
    const draft = { values: { ...request, name: 'Iemand' }, reference, selectedServices: [] };
    const restored = path({ type: 'draft.restore', draft });

    expect(restored.state.context).toMatchObject({
      values: { name: 'Iemand', phone: contactDetails.phone },
      reference,
    });
    expect(emittedAlong(model.machine as typeof contactModel.machine, restored)).toEqual([interruption]);
  });

  test('who had not sent it is told nothing', () => {
    const draft = { values: request, reference: '', selectedServices: [] };

    expect(emittedAlong(model.machine as typeof contactModel.machine, path({ type: 'draft.restore', draft }))).toEqual(
      [],
    );
  });

  test('a second submit while one is on its way changes nothing', () => {
    const once = path(...ready, submit).state;
    const twice = path(...ready, submit, submit).state;

    expect([twice.value, twice.context]).toEqual([once.value, once.context]);
  });

  test('nothing typed while sending gets lost or sent half', () => {
    const { state } = path(...ready, submit, change('name', 'Iemand anders'));

    expect(state.context.values.name).toBe(contactDetails.name);
  });
});
