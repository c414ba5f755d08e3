import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideEnvironment } from '../../tools/environment';

const keys = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

beforeEach(() => {
  for (const key of [...keys, 'VITE_ADDRESS_SERVICE']) vi.stubEnv(key, '');
});

afterEach(() => vi.unstubAllEnvs());

describe('D16: which services a build talks to', () => {
  test.each(keys)('a production build without %s stops and names it', (missing) => {
    for (const key of keys) vi.stubEnv(key, key === missing ? ' ' : 'given');

    expect(() => provideEnvironment('production')).toThrow(`The production build needs ${missing}:`);
  });

  test('a production build with its keys takes the public services', () => {
    for (const key of keys) vi.stubEnv(key, 'given');
    provideEnvironment('production');

    expect(process.env.VITE_ADDRESS_SERVICE).toBe('');
  });

  test.each(['preview', 'qa', 'development'] as const)('%s takes the local services', (mode) => {
    provideEnvironment(mode);

    expect(process.env.VITE_ADDRESS_SERVICE).toMatch(/^\/_lokaal\//);
  });
});
