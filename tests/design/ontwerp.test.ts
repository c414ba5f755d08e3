import { expect, test } from 'vitest';

const components = import.meta.glob<string>('../../src/design/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const site = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const showcase = Object.values(
  import.meta.glob<string>('../../tools/showcase/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join();

const exported = Object.values(components).flatMap((file) =>
  [...file.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
);

const INSIDE = ['Surrounded', 'Problem', 'UnbrokenWords'];

test('/ontwerp shows every component', () => {
  const missing = exported.filter((name) => !INSIDE.includes(name) && !showcase.includes(`<${name}`));

  expect(exported.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('/ontwerp is no part of the site', () => {
  const users = Object.entries(site).filter(([, file]) => /\/ontwerp\b|\/tools\//.test(file));

  expect(users.map(([file]) => file)).toEqual([]);
});
