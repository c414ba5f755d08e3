import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideEnvironment } from '../../tools/build/environment';

const keys = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

beforeEach(() => {
  for (const key of [...keys, 'VITE_ADDRESS_SERVICE', 'VITE_LEAD_DELIVERY']) vi.stubEnv(key, '');
});

afterEach(() => vi.unstubAllEnvs());

describe('D16: which services a build talks to', () => {
  test.each(keys)('a production build without %s stops and names it', (missing) => {
    for (const key of keys) vi.stubEnv(key, key === missing ? ' ' : 'given');

    expect(() => provideEnvironment('production')).toThrow(`The production build needs ${missing}:`);
  });

  test('a production build with its keys takes the public services', () => {
    for (const key of keys) vi.stubEnv(key, 'given');
    vi.stubEnv('VITE_LEAD_DELIVERY', 'email');
    provideEnvironment('production');

    expect(process.env.VITE_ADDRESS_SERVICE).toBe('');
  });

  test.each(['preview', 'qa', 'development'] as const)('%s takes the local services', (mode) => {
    provideEnvironment(mode);

    expect(process.env.VITE_ADDRESS_SERVICE).toMatch(/^\/_lokaal\//);
  });
});

describe('D6: whether a production build really sends fault reports and landing requests is decided', () => {
  beforeEach(() => {
    for (const key of keys) vi.stubEnv(key, 'given');
  });

  test.each(['', ' ', 'mail', 'Email'])("'%s' stops it and says what the choices do", (delivery) => {
    vi.stubEnv('VITE_LEAD_DELIVERY', delivery);

    expect(() => provideEnvironment('production')).toThrow(/VITE_LEAD_DELIVERY.*\n.*email.*\n.*simulated.*nobody/);
  });

  test.each(['email', 'simulated'])('%s is a choice', (delivery) => {
    vi.stubEnv('VITE_LEAD_DELIVERY', delivery);

    expect(() => provideEnvironment('production')).not.toThrow();
  });

  test.each(['preview', 'qa', 'development'] as const)('%s keeps the default of the specification', (mode) => {
    expect(() => provideEnvironment(mode)).not.toThrow();
    expect(process.env.VITE_LEAD_DELIVERY).toBe('');
  });
});
