import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderStyles } from '../../tools/build/placeholders';

test('every picture has a few dozen bytes to stand for it: three of its colours', async () => {
  const rules = (await placeholderStyles()).split('\n');
  const rule = /^img\[src\*="\/[\w-]+-"\]\{background:linear-gradient\(#[\da-f]{6},#[\da-f]{6},#[\da-f]{6}\)\}$/;

  expect(rules).toHaveLength(readdirSync('content/pictures').length);
  expect(rules.filter((each) => !rule.test(each))).toEqual([]);
});

test('the sky of the street is brighter than its roofs', async () => {
  const [, top = '', middle = ''] = /hero-rijtjeshuizen-"\]\{background:linear-gradient\(#(\w+),#(\w+)/.exec(
    await placeholderStyles(),
  )!;

  expect(Number.parseInt(top, 16)).toBeGreaterThan(Number.parseInt(middle, 16));
});
