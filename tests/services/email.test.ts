import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  calculatorQuoteParams,
  callbackParams,
  contactParams,
  faultParams,
  landingRequestParams,
  quoteParams,
} from '../../src/services/template-params';
import type { FaultReport } from '../../machines/fault/fault.rules';
import { companyDetails, details, planning } from '../fault/fault.model';
import { contactDetails, handover, roofWork, workAddress } from '../forms/forms.model';

const noBusiness = { companyName: '', kvk: '' };
const params = contactParams({ ...contactDetails, ...noBusiness, message: '' });
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let requests: Request[];

beforeEach(() => {
  requests = [];
  logged.mockClear();
  answer(() => new Response('OK'));
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['nl-NL'] });
  vi.stubGlobal('localStorage', memory());
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.example');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The client reads its settings when it is loaded. */
const sendEmail = async (template = params, { signal } = new AbortController()) =>
  (await import('../../src/services/email')).sendEmail(template, signal);

function answer(respond: () => Response) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return respond();
  });
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('§7 Send e-mail', () => {
  test('posts every key as JSON', async () => {
    await sendEmail();

    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'https://mail.example/api/v1.0/email/send'],
    ]);
    expect(await requests[0]?.json()).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: params,
    });
  });

  test.each([400, 403, 412, 429, 451, 500, 503])(
    'an answer with status %i is an error with that status',
    async (status) => {
      answer(() => new Response('De reden', { status }));

      await expect(sendEmail()).rejects.toMatchObject({ name: 'EmailError', status, message: 'De reden' });
    },
  );

  test('a page of somebody else in between is no success, although its status is 200', async () => {
    answer(() => new Response('<html>Log in op wifi</html>'));

    await expect(sendEmail()).rejects.toMatchObject({ name: 'EmailError', status: 200 });
  });

  test('§8: a connection that fails has status 0', async () => {
    answer(() => {
      throw new TypeError('Failed to fetch');
    });

    await expect(sendEmail()).rejects.toMatchObject({ name: 'EmailError', status: 0, message: 'Network Error' });
  });

  test('a request that is waited for no longer has status 0 as well', async () => {
    const waiting = new AbortController();
    vi.stubGlobal('fetch', () => {
      waiting.abort();
      return new Promise(() => undefined);
    });

    await expect(sendEmail(params, waiting)).rejects.toMatchObject({ name: 'EmailError', status: 0 });
  });

  test.each(['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])('a missing %s is a configuration error', async (name) => {
    vi.stubEnv(`VITE_EMAILJS_${name}`, '');

    await expect(sendEmail()).rejects.toMatchObject({ name: 'EmailConfigurationError' });
    expect(requests).toEqual([]);
  });

  test('what is logged has the status and nothing of the visitor (D19)', async () => {
    answer(() => new Response(`${contactDetails.email} refused`, { status: 400 }));

    await expect(sendEmail()).rejects.toThrow();
    expect(logged.mock.calls).toEqual([['E-mail not sent: 400']]);
  });
});

describe('§8 E-mail service statuses, refused before any request (D18)', () => {
  test('an automated browser is refused with 451', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['nl-NL'] });

    await expect(sendEmail()).rejects.toMatchObject({ status: 451, message: 'Unavailable For Headless Browser' });
    expect(requests).toEqual([]);
  });

  test('an automated browser may send where it is allowed to', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['nl-NL'] });
    vi.stubEnv('VITE_EMAILJS_BLOCK_HEADLESS', 'false');

    await sendEmail();
    expect(requests).toHaveLength(1);
  });

  test('a blocked sender is refused with 403', async () => {
    vi.stubEnv('VITE_EMAILJS_BLOCK_LIST', `spam@voorbeeld.nl,${contactDetails.email}`);

    await expect(sendEmail()).rejects.toMatchObject({ status: 403, message: 'Forbidden' });
    expect(requests).toEqual([]);
  });

  test('a second e-mail within a second is refused with 429, and let through after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await sendEmail();
    vi.setSystemTime(Date.now() + 999);
    await expect(sendEmail()).rejects.toMatchObject({ status: 429, message: 'Too Many Requests' });
    vi.setSystemTime(Date.now() + 1);
    await sendEmail();
    vi.useRealTimers();

    expect(requests).toHaveLength(2);
  });

  test('a failed e-mail can be sent again at once', async () => {
    answer(() => new Response('De reden', { status: 500 }));
    await expect(sendEmail()).rejects.toMatchObject({ status: 500 });
    answer(() => new Response('OK'));
    await sendEmail();

    expect(requests).toHaveLength(2);
  });

  test('a browser without storage can send', async () => {
    const blocked = () => {
      throw new DOMException('Access denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });

    await sendEmail();
    expect(requests).toHaveLength(1);
  });
});

describe('§7 template_params', () => {
  const sender = {
    to_name: 'Helderdak',
    to_email: 'verkoop@helderdak.example',
    from_name: 'Marieke de Groot',
    from_email: 'marieke@voorbeeld.nl',
    phone: '06 12 34 56 78',
    reply_to: 'marieke@voorbeeld.nl',
  };

  test('contact', () => {
    expect(contactParams({ ...contactDetails, ...noBusiness, message: 'Graag bellen.' })).toEqual({
      ...sender,
      message: 'Graag bellen.',
    });
  });

  test('extension: a callback has a name, a number and a part of the day', () => {
    const { name, phone } = contactDetails;

    expect(callbackParams({ name, phone, preferredTime: '12:00–15:00' })).toEqual({
      ...sender,
      from_email: '',
      reply_to: '',
      message: 'Alleen terugbellen, 12:00–15:00.',
      preferred_time: '12:00–15:00',
    });
    expect(callbackParams({ name, phone, preferredTime: '' })).toMatchObject({
      message: 'Alleen terugbellen, de hele dag.',
      preferred_time: '',
    });
  });

  test('extension: a business is named, in every request (D41)', () => {
    const named = { ...contactDetails, companyName: 'Bakkerij De Groot', kvk: '32012345', message: '' };

    expect(contactParams(named)).toEqual({
      ...sender,
      message: '',
      company_name: 'Bakkerij De Groot',
      kvk: '32012345',
    });
  });

  test('/offerte joins the services with comma and space; an empty optional value is there (D33)', () => {
    const request = {
      ...contactDetails,
      ...noBusiness,
      ...workAddress,
      preferredDate: '',
      message: '',
      selectedServices: ['Dakisolatie', 'Laadpaal service & controle'],
    };

    expect(quoteParams(request)).toEqual({
      ...sender,
      address: 'Stadhuisplein 1',
      postal_code: '3811 LM',
      city: 'Amersfoort',
      preferred_date: '',
      selected_services: 'Dakisolatie, Laadpaal service & controle',
      message: '',
    });
  });

  describe('fault report, an extension (D6)', () => {
    const report: FaultReport = {
      ...details,
      ...planning,
      ...companyDetails,
      contractNumber: 'HD-2031',
      description: 'De aardlek slaat af.',
      issueType: 'short-circuit',
      contactPreference: 'email',
    };

    test('of a business customer', () => {
      expect(faultParams(report)).toEqual({
        ...sender,
        message: 'De aardlek slaat af.',
        issue_type: 'Kortsluiting',
        address: 'Stadhuisplein 1, Amersfoort',
        preferred_date: '2026-11-23',
        preferred_time: 'Middag (12:00–17:00)',
        contact_preference: 'Per e-mail',
        company_name: 'Bakkerij De Groot',
        kvk: '32012345',
        contract_number: 'HD-2031',
      });
    });

    test('what was left open is there as an empty value (D33)', () => {
      expect(faultParams({ ...report, issueType: undefined, description: '', contractNumber: '' })).toMatchObject({
        message: '',
        issue_type: '',
        contract_number: '',
      });
    });
  });

  test('extension: a landing request (D6)', () => {
    const request = { ...contactDetails, ...noBusiness, ...roofWork, carModel: '', preferredDate: '2027-03-01' };

    expect(landingRequestParams(request)).toEqual({
      ...sender,
      message: 'Het dak lekt bij de schoorsteen.',
      address: 'Stadhuisplein 1, Amersfoort',
      car_model: '',
      preferred_date: '2027-03-01',
    });
  });

  test('the calculator quote holds every value of the calculation, the investment as a figure (D24)', () => {
    const {
      calculator_data,
      calculator_json = '',
      ...others
    } = calculatorQuoteParams({
      ...contactDetails,
      ...noBusiness,
      message: '',
      calculator: handover,
    });

    expect(others).toEqual({ ...sender, message: '' });
    expect(JSON.parse(calculator_json)).toEqual(handover);
    expect(calculator_data?.replaceAll('\u00a0', ' ')).toBe(
      [
        'Adres',
        'Straat en huisnummer: Stadhuisplein 1',
        'Postcode en woonplaats: 3811 LM Amersfoort',
        '',
        'Verbruik en dak',
        'Verbruik: 3.500 kWh per jaar',
        'Dakrichting: Zuid',
        'Dakhoek: 30 graden',
        '',
        'Resultaat',
        'Aantal panelen: 11',
        'Jaarlijkse opbrengst: 3.740 kWh',
        'Besparing: € 77,92 per maand',
        'Terugverdientijd: 5,0 jaar',
        'Subsidie: € 825',
        'CO₂-besparing: 1.496 kg per jaar',
        'Gelijk aan: 15 bomen',
        'Totale investering: € 5.500',
      ].join('\n'),
    );
  });

  test('house letter, addition, year, roof and label are there when the address service knows them', () => {
    const address = {
      ...handover.address,
      huisletter: 'A',
      huisnummertoevoeging: 'bis',
      bouwjaar: 1932,
      dakType: 'zadeldak',
      energielabel: 'C',
    };
    const { calculator_data } = calculatorQuoteParams({
      ...contactDetails,
      ...noBusiness,
      message: '',
      calculator: { ...handover, address },
    });

    expect(calculator_data?.split('\n').slice(1, 6)).toEqual([
      'Straat en huisnummer: Stadhuisplein 1A-bis',
      'Postcode en woonplaats: 3811 LM Amersfoort',
      'Bouwjaar: 1932',
      'Daktype: zadeldak',
      'Energielabel: C',
    ]);
  });
});
