import { describe, expect, test } from 'vitest';
import { unfinished } from '../../machines/fault/fault.rules';
import { submit } from '../forms/forms.model';
import { type Events, after, along, complete, reporting } from './fault.effects';
import { companyDetails, details, planning } from './fault.model';

describe('§6 a business customer also enters company name and KvK number', () => {
  const business = along('email', true);
  const change = (to: boolean) => ({ type: 'customer.change', business: to }) as const;

  test.each(['companyName', 'kvk'] as const)('%s is required', (field) => {
    const events = reporting({ ...details, ...companyDetails, [field]: '' }, planning);

    expect(business.after(...events, submit).context.problems).toEqual({ [field]: 'missing' });
  });

  test('details are not done without a KvK number', () => {
    const { context } = business.after(...reporting({ ...details, ...companyDetails, kvk: '' }, planning));

    expect([...unfinished(context, context)]).toEqual(['details']);
  });

  test('who turns out to be one while the wizard is open is asked for both', () => {
    expect(after(...complete, change(true), submit).context.problems).toEqual({
      companyName: 'missing',
      kvk: 'missing',
    });
  });

  test('who turns out to be none is asked for neither, and nothing typed is lost', () => {
    const refused = [...reporting({ ...details, companyName: 'Bakkerij De Groot', name: '' }, planning), submit];
    const { context } = business.after(...(refused as Events), change(false));

    expect(context.problems).toEqual({ name: 'missing' });
    expect(context.values.companyName).toBe('Bakkerij De Groot');
  });
});
