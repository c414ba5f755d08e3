import { afterEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportVitals } from '../../src/vitals';

const watches = vi.hoisted(() => ({ onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }));
vi.mock('web-vitals', () => watches);

afterEach(() => vi.unstubAllGlobals());

test('each figure is told with its route, and with nothing that knows the visitor again', () => {
  const sendBeacon = vi.fn<(endpoint: string, body: string) => boolean>();
  vi.stubGlobal('navigator', { sendBeacon });

  reportVitals('https://cijfers.example/', '/regios/$slug');
  for (const watch of Object.values(watches)) {
    expect(watch).toHaveBeenCalledOnce();
    const [report] = watch.mock.lastCall as [(metric: Partial<Metric>) => void];
    report({ name: 'INP', value: 48, rating: 'good', id: 'v5-1', navigationType: 'navigate', entries: [] });
  }

  expect(sendBeacon).toHaveBeenCalledTimes(5);
  const [endpoint, body] = sendBeacon.mock.lastCall ?? [];
  expect(endpoint).toBe('https://cijfers.example/');
  expect(JSON.parse(body ?? '')).toEqual({ name: 'INP', value: 48, rating: 'good', route: '/regios/$slug' });
});
