import { describe, expect, test } from 'vitest';
import { faultDraftOf } from '../../machines/fault/draft.rules';
import { reference, submit } from '../forms/forms.model';
import { done } from '../support/world';
import { testPaths } from '../support/paths';
import { companyDetails, details, planning, sentFaultModel } from './fault.model';
import { next, close, loading, success, interruption, focus, type Events, along, reporting } from './fault.effects';

const failure = { type: 'toast', kind: 'error', message: 'form.failed', id: 'fault' };

describe('extension: reports are really sent where the site is configured to (D6)', () => {
  const byEmail = sentFaultModel;
  const { after, emitted } = along('email', true);
  const complete = reporting({ ...details, ...companyDetails }, planning);

  testPaths(
    byEmail,
    {
      sending: (snapshot) => {
        expect(snapshot.context.problems).toEqual({});
        expect(snapshot.hasTag('busy')).toBe(true);
      },
    },
    ['fault.simulating'],
  );

  test.each([true, false])('all of it is given to delivery, also what a robot filled in: %s', (trapped) => {
    const { children } = after(
      ...complete,
      { type: 'field.mend', field: 'preferredDate' },
      { type: 'contactPreference.change', value: 'email' },
      next,
      { ...submit, trapped },
    );

    expect(children.deliver?.getSnapshot().context).toMatchObject({
      reference,
      trapped,
      request: {
        ...details,
        ...companyDetails,
        ...planning,
        description: '',
        contractNumber: '',
        issueType: 'short-circuit',
        contactPreference: 'email',
      },
    });
  });

  test('who is no business customer reports nothing about a company, whatever was typed', () => {
    const typed = reporting({ ...details, ...companyDetails, contractNumber: 'C-12' }, planning);
    const turned = [...typed, { type: 'customer.change', business: false }, submit] as Events;

    expect(after(...turned).children.deliver?.getSnapshot().context.request).toMatchObject({
      ...details,
      companyName: '',
      kvk: '',
      contractNumber: '',
    });
  });

  test('a report that was sent is confirmed, and the wizard closes by itself', () => {
    expect(emitted(...complete, submit, done('deliver', 'delivered')).slice(3)).toEqual([
      loading,
      { ...success, reference },
      close,
    ]);
  });

  test('closed while it is on its way, it is kept, and the visitor is told', () => {
    const events = [...complete, submit, close] as Events;

    expect(after(...events)).toMatchObject({ value: 'interrupted', status: 'done' });
    expect(emitted(...events).slice(3)).toEqual([loading, { type: 'silence', id: 'fault' }, interruption, close]);
    expect(faultDraftOf(after(...events).context, 'confirmation')).toMatchObject({ values: details, reference });
  });

  test('so it is when it is closed after it has failed', () => {
    const events = [...complete, submit, done('deliver', 'failed'), close] as Events;

    expect(after(...events)).toMatchObject({ value: 'interrupted', status: 'done' });
    expect(faultDraftOf(after(...events).context, 'confirmation')).toMatchObject({ values: details, reference });
  });

  test.each([
    ['failed', [failure]],
    ['cancelled', [{ type: 'silence', id: 'fault' }, focus('submit')]],
  ])('a delivery that %s keeps everything, and the report can be sent again at once', (outcome, told) => {
    const events = [...complete, submit, done('deliver', outcome)] as Events;
    expect(after(...events).context.undelivered).toBe(outcome === 'failed');

    expect(emitted(...events).slice(3)).toEqual([loading, ...told]);
    expect(after(...events)).toMatchObject({
      value: 'confirmation',
      context: { issueType: 'short-circuit', values: { ...details, ...companyDetails, ...planning } },
    });
    expect(after(...events, submit).value).toBe('sending');
  });
});
