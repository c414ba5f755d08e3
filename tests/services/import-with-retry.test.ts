import { expect, test, vi } from 'vitest';
import { importWithRetry } from '../../src/import-with-retry';

const cannotFetch = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`);

test('code that comes is taken as it comes', async () => {
  await expect(importWithRetry(async () => 'code')()).resolves.toBe('code');
});

test('code that could not be fetched is asked for as before, and then at an address of its own', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(cannotFetch('http://site.example/assets/a.js'));

  await expect(importWithRetry(load)()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
  // Node cannot import from there; the browser tests of the blog do.
  await expect(importWithRetry(load)()).rejects.toThrow("Received protocol 'http:'");
  expect(load).toHaveBeenCalledTimes(2);
});

test('who asks while it is being loaded waits for the same, and who asks later has it', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const imported = importWithRetry(load);

  expect(await Promise.all([imported(), imported()])).toEqual(['code', 'code']);
  expect(await imported()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an error of another kind is passed on each time', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Importing a module script failed.'));
  for (let time = 0; time < 3; time += 1)
    await expect(importWithRetry(load)()).rejects.toThrow('Importing a module script');
});
