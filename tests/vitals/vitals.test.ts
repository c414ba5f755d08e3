import { afterEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportVitals } from '../../src/app/vitals';

const watches = vi.hoisted(() => ({ onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }));
vi.mock('web-vitals', () => watches);

afterEach(() => vi.unstubAllGlobals());

test('each figure is told with its route, and with nothing that knows the visitor again', () => {
  // Offline.
  const fetch = vi.fn<(endpoint: string, init: RequestInit) => Promise<Response>>().mockRejectedValue(new TypeError());
  vi.stubGlobal('fetch', fetch);

  reportVitals('https://cijfers.example/', '/regios/$slug');
  for (const watch of Object.values(watches)) {
    expect(watch).toHaveBeenCalledOnce();
    const [report] = watch.mock.lastCall as [(metric: Partial<Metric>) => void];
    report({ name: 'INP', value: 48, rating: 'good', id: 'v5-1', navigationType: 'navigate', entries: [] });
  }

  expect(fetch).toHaveBeenCalledTimes(5);
  const [endpoint, { body, ...init } = {}] = fetch.mock.lastCall ?? [];
  expect(endpoint).toBe('https://cijfers.example/');
  // Survives navigation, and sends no cookies.
  expect(init).toEqual({ method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' });
  expect(JSON.parse(String(body))).toEqual({
    id: 'v5-1',
    name: 'INP',
    value: 48,
    rating: 'good',
    route: '/regios/$slug',
  });
});
