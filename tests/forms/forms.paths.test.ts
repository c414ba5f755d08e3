import { describe, expect, test } from 'vitest';
import { draftIn, draftOf } from '../../machines/forms/draft.rules';
import { type FieldRules, blank, contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { callbackRules } from '../../machines/forms/callback.machine';
import { landingRules } from '../../machines/forms/landing-request.machine';
import { quoteDraftIn, quoteDraftOf, quoteRules } from '../../machines/forms/quote.machine';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done, elapsed } from '../support/world';
import { testPaths } from '../support/paths';
import {
  callbackModel,
  caller,
  calculatorQuoteModel,
  contactDetails,
  contactModel,
  filling,
  handover,
  houseNumber,
  located,
  quoteModel,
  sentLandingModel,
  simulatedLandingModel,
  reference,
  restoring,
  roofWork,
  submit,
  workAddress,
} from './forms.model';

const failure = { type: 'toast', kind: 'error', message: 'form.failed', id: 'form' };
const success = (message: string) => ({ type: 'toast', kind: 'success', message, id: 'form', reference });
const toProblems = { type: 'focus', target: 'form.problems' };
const toThanks = { type: 'navigate', to: '/bedankt-offerte', handover: { reference } };
const interruption = { type: 'toast', kind: 'error', message: 'form.interrupted', id: 'form' };
const toSubmit = { type: 'focus', target: 'form.submit' };

describe('§4 Contact form', () => {
  const filled = filling({ ...contactDetails, message: 'Graag bellen na 17 uur.' });
  const emitted = (...events: Parameters<typeof contactModel.path>) =>
    emittedAlong(contactModel.machine, contactModel.path(...events));
  const after = (...events: Parameters<typeof contactModel.path>) => contactModel.path(...events).state;

  testPaths(contactModel, {
    submitting: ({ context }) => expect(problemsIn(context.values, contactRules)).toEqual({}),
  });

  test('is cleared when the message was sent (D34)', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'editing', context: after().context });
    expect(emitted(...events)).toEqual([success('contact.sent')]);
  });

  test.each([
    ['failed', [failure]],
    ['cancelled', [toSubmit]],
  ])('keeps every value when a delivery %s, and can be sent again at once', (outcome, told) => {
    const events = [...filled, submit, done('deliver', outcome)] as const;

    expect(after(...events).context.values).toEqual({
      ...contactDetails,
      companyName: '',
      kvk: '',
      message: 'Graag bellen na 17 uur.',
    });
    expect(emitted(...events)).toEqual(told);
    expect(after(...events, submit).value).toBe('submitting');
  });

  test('a request keeps its reference until it has arrived, and the next one has its own', () => {
    const again = { ...submit, reference: 'HD-2026-000000' };
    const failedOnce = [...filled, submit, done('deliver', 'failed'), again] as const;

    expect(after(...failedOnce).context.reference).toBe(reference);
    expect(after(...failedOnce, done('deliver', 'delivered'), ...filled, again).context.reference).toBe(
      again.reference,
    );
  });
});

describe('extension: a callback without a quote', () => {
  const emitted = (...events: Parameters<typeof callbackModel.path>) =>
    emittedAlong(callbackModel.machine, callbackModel.path(...events));
  const after = (...events: Parameters<typeof callbackModel.path>) => callbackModel.path(...events).state;
  const choose = { type: 'callback.choose' } as const;
  const filled = [choose, ...filling(caller)] as const;

  testPaths(callbackModel, {
    submitting: (snapshot) => {
      expect(problemsIn(snapshot.context.values, callbackRules)).toEqual({});
      expect(snapshot.hasTag('busy')).toBe(true);
    },
  });

  test('a name and a number are enough', () => {
    expect(emitted(choose, submit)).toEqual([toProblems]);
    expect(after(...filled, submit).value).toBe('submitting');
  });

  test('afterwards the page has its own form again, with the focus on it', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'offered', context: after().context });
    expect(emitted(...events)).toEqual([success('callback.sent'), { type: 'focus', target: 'aanvraag' }]);
  });

  test('what was typed is still there for who goes back and forth', () => {
    expect(after(...filled, { type: 'callback.leave' }, choose)).toMatchObject({
      value: 'editing',
      context: { values: caller },
    });
  });

  test.each(['name', 'phone'] as const)('%s is required, and said to be so once it is left', (field) => {
    const emptied = [...filled, { type: 'field.change', field, value: '' }] as const;

    expect(after(...emptied, { type: 'field.leave', field }).context.problems).toEqual({ [field]: 'missing' });
    expect(after(...emptied, submit).context.problems).toEqual({ [field]: 'missing' });
  });

  test('who goes back to the request form leaves no problem behind', () => {
    const { value, context } = after(choose, submit, { type: 'callback.leave' });
    expect(value).toBe('offered');
    expect([context.problems, context.refused]).toEqual([{}, {}]);
  });

  test('what was typed survives the page, and a request that was not confirmed is said', () => {
    const { draft } = restoring(callbackRules);
    expect(after({ type: 'draft.restore', draft })).toMatchObject({
      value: 'editing',
      context: { values: { name: contactDetails.name } },
    });
    expect(emitted({ type: 'draft.restore', draft: { ...draft, reference } })).toEqual([interruption]);
  });

  test('the request is given to delivery as it was typed', () => {
    const { children } = after(...filled, submit);
    expect(children.deliver?.getSnapshot().context).toMatchObject({
      request: { ...caller, preferredTime: '' },
      reference,
    });
  });

  test.each([
    ['failed', failure],
    ['cancelled', toSubmit],
  ])('after a delivery that %s the visitor can go on editing', (outcome, told) => {
    const events = [...filled, submit, done('deliver', outcome)] as const;
    expect(after(...events)).toMatchObject({ value: 'editing', context: { values: caller } });
    expect(emitted(...events)).toEqual([told]);
  });
});

describe('§4 Calculator quote form', () => {
  const filled = filling(contactDetails);
  const emitted = (...events: Parameters<typeof calculatorQuoteModel.path>) =>
    emittedAlong(calculatorQuoteModel.machine, calculatorQuoteModel.path(...events));
  const after = (...events: Parameters<typeof calculatorQuoteModel.path>) => calculatorQuoteModel.path(...events).state;

  testPaths(calculatorQuoteModel, {
    submitting: ({ context }) => expect(problemsIn(context.values, contactRules)).toEqual({}),
    sent: ({ context }) => expect(context.calculator).toEqual(handover),
  });

  test('goes on to the thank-you page when it was sent', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'sent', status: 'done' });
    expect(emitted(...events)).toEqual([success('quote.sent'), toThanks]);
  });

  test('keeps every value after a failure', () => {
    const events = [...filled, submit, done('deliver', 'failed')] as const;

    expect(after(...events)).toMatchObject({ value: 'editing', context: { values: contactDetails } });
    expect(emitted(...events)).toEqual([failure]);
  });
});

describe('§4 Calculator quote form and /offerte form: /offerte', () => {
  const choose = (service: string, selected = true) => ({ type: 'service.change', service, selected }) as const;
  const filled = filling({ ...contactDetails, ...workAddress });
  const emitted = (...events: Parameters<typeof quoteModel.path>) =>
    emittedAlong(quoteModel.machine, quoteModel.path(...events));
  const after = (...events: Parameters<typeof quoteModel.path>) => quoteModel.path(...events).state;

  testPaths(quoteModel, {
    submitting: ({ context }) => {
      expect(problemsIn(context.values, quoteRules)).toEqual({});
      expect(context.selectedServices).not.toEqual([]);
    },
  });

  test('goes on to the thank-you page when it was sent', () => {
    const events = [choose('Dakisolatie'), ...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'sent', status: 'done' });
    expect(emitted(...events)).toEqual([success('quote.sent'), toThanks]);
  });

  test('§5: without a service nothing is sent, whatever else is filled in', () => {
    const refusal = [{ type: 'toast', kind: 'error', message: 'quote.noService', id: 'form' }, toProblems];

    expect(emitted(submit)).toEqual(refusal);
    expect(emitted(...filled, submit)).toEqual(refusal);
    expect(after(...filled, submit)).toMatchObject({
      value: { editing: 'typing' },
      context: { servicesMissing: true },
    });
    expect(after(...filled, submit, choose('Dakisolatie')).context.servicesMissing).toBe(false);
  });

  test('of a service nothing is said before the form is sent, nor where there is one', () => {
    expect(after().context).toMatchObject({ servicesMissing: false, servicesRefused: false });
    expect(after(choose('Dakisolatie'), submit).context).toMatchObject({
      servicesMissing: false,
      servicesRefused: false,
      problems: { name: 'missing' },
    });
  });

  test('extension: whose last service is taken back is told so', () => {
    const events = [choose('Dakisolatie'), choose('Dakisolatie', false)];
    expect(after(...events).context.servicesMissing).toBe(true);
  });

  test('extension: the summary names what was refused until the form is sent', () => {
    const mended = [...filled, submit, choose('Dakisolatie')];
    expect(after(...mended).context.servicesRefused).toBe(true);
    expect(after(...mended, submit).context.servicesRefused).toBe(false);
    const stillIncomplete = [submit, choose('Dakisolatie'), submit];
    expect(after(...stillIncomplete).context).toMatchObject({ servicesRefused: false, refused: { name: 'missing' } });
  });

  test('services keep the order in which they were chosen, and one can be taken back', () => {
    const chosen = [
      choose('Dakisolatie'),
      choose('Dakonderhoud'),
      choose('Laadpaal onderhoud'),
      choose('Dakonderhoud', false),
    ];

    expect(after(...chosen).context.selectedServices).toEqual(['Dakisolatie', 'Laadpaal onderhoud']);
    expect(after(...chosen, choose('Dakisolatie')).context.selectedServices).toEqual([
      'Laadpaal onderhoud',
      'Dakisolatie',
    ]);
  });

  test('keeps services and every value after a failure', () => {
    const events = [choose('Dakisolatie'), ...filled, submit, done('deliver', 'failed')] as const;

    expect(after(...events).context).toMatchObject({
      selectedServices: ['Dakisolatie'],
      values: { ...contactDetails, ...workAddress },
    });
    expect(emitted(...events)).toEqual([failure]);
  });

  describe('extension: a postcode and a house number are enough (D45)', () => {
    const leave = { type: 'field.leave', field: 'postalCode' } as const;
    const asked = [houseNumber, ...filling({ postalCode: '3811lm' }), leave] as const;

    test('the address service is asked for the street', () => {
      expect(after(...asked).children.findAddress?.getSnapshot().context.query).toEqual({
        postcode: '3811lm',
        huisnummer: '1',
      });
    });

    test('street and town are filled in, and the visitor is told', () => {
      expect(after(...asked, located)).toMatchObject({
        value: { editing: 'typing' },
        context: { values: { address: 'Stadhuisplein 1', city: 'Amersfoort' } },
      });
      expect(emitted(...asked, located)).toEqual([
        { type: 'toast', kind: 'success', message: 'address.found', id: 'form' },
      ]);
    });

    test('a letter stays with its number', () => {
      const letter = filling({ address: '1a', postalCode: '3811 LM' });
      expect(after(...letter, leave, located).context.values.address).toBe('Stadhuisplein 1a');
    });

    test('a town that was typed stays', () => {
      expect(after(...asked, ...filling({ city: 'Leusden' }), located).context.values.city).toBe('Leusden');
    });

    test('what was missing is so no more', () => {
      expect(after(submit, ...asked).context.problems).toHaveProperty('city');
      expect(after(submit, ...asked, located).context.problems).not.toHaveProperty('city');
    });

    test('who changes the address is not overtaken', () => {
      const { value, context } = after(...asked, ...filling({ address: 'Langegracht 1' }), located);
      expect(value).toEqual({ editing: 'typing' });
      expect(context.values).toMatchObject({ address: 'Langegracht 1', city: '' });
    });

    test('who sends the form meanwhile need not wait', () => {
      const events = [choose('Dakisolatie'), ...filled, ...asked, submit] as const;
      expect(after(...events).value).toBe('submitting');
    });

    test.each([
      ['12345', '12345'],
      [' 1 ', '1'],
      ['12a', '12'],
      ['12abcd', '12'],
      ['12a1', '12'],
      ['12-2', '12'],
      ['12 hs', '12'],
      ['12-1234', '12'],
    ])('%j is a house number', (address, huisnummer) => {
      const { children } = after(...filling({ address, postalCode: '3811 LM' }), leave);
      expect(children.findAddress?.getSnapshot().context.query.huisnummer).toBe(huisnummer);
    });

    test('the number is found to have a street also where it stands between blanks, or where there is none', () => {
      const spaced = filling({ address: ' 1 ', postalCode: '3811 LM' });
      expect(after(...spaced, leave, located).context.values.address).toBe('Stadhuisplein 1');
      const nameless = done('findAddress', { addressId: 'adr-1', options: [], details: {} });
      expect(after(...asked, nameless).context.values).toMatchObject({ address: '1', city: '' });
    });

    test('it is asked for as well when the house number is the last to be left', () => {
      const last = [
        ...filling({ postalCode: '3811 LM' }),
        houseNumber,
        { type: 'field.leave', field: 'address' },
      ] as const;
      expect(after(...last).value).toEqual({ editing: 'locating' });
    });

    test.each(['', 'Stadhuisplein 1', '123456', '1 bis achter', '12abcde', '12-12345', '12a-', '1é'])(
      'nothing is asked about %j',
      (address) => {
        expect(after(...filling({ address, postalCode: '3811 LM' }), leave).value).toEqual({ editing: 'typing' });
      },
    );

    test('nothing is asked with half a postcode, nor when another field is left', () => {
      expect(after(houseNumber, ...filling({ postalCode: '3811' }), leave).value).toEqual({ editing: 'typing' });
      const named = [houseNumber, ...filling({ postalCode: '3811 LM', name: 'Marieke' })];
      expect(after(...named, { type: 'field.leave', field: 'name' }).value).toEqual({ editing: 'typing' });
    });

    test('an address that is not found is said, and stays as it was typed', () => {
      const events = [...asked, done('findAddress', 'notFound')];
      expect(after(...events)).toMatchObject({
        value: { editing: 'typing' },
        context: { values: { address: '1', city: '' } },
      });
      expect(emitted(...events)).toEqual([{ type: 'toast', kind: 'error', message: 'address.notFound', id: 'form' }]);
    });
  });
});

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
    });
  });
});

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
