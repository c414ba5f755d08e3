import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactParams } from '../../src/services/template-params';
import { contactDetails, noBusiness } from '../forms/forms.model';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

let requests: Request[];

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

const params = contactParams({ ...contactDetails, ...noBusiness, message: '' });

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

/** The client reads its settings on import. */
const sendEmail = async (template = params, { signal } = new AbortController()) =>
  (await import('../../src/services/email')).sendEmail(template, signal);

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
