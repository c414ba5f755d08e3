import { expect, test } from 'vitest';

const views = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!**/*.gen.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(['useState', 'useReducer', 'setTimeout', 'setInterval'])(
  '§4: what happens is in a machine, so no view needs %s',
  (name) => {
    const users = Object.entries(views).filter(([, source]) => new RegExp(`\\b${name}\\b`).test(source));

    expect(users.map(([file]) => file)).toEqual([]);
  },
);
