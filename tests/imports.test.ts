import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom. A folder may always import itself. */
const mayImport: Record<string, readonly string[]> = {
  machines: [],
  content: ['machines'],
  'src/design': ['content/markdown-tree.ts', 'content/picture-texts.ts'],
  'src/services': ['machines', 'content', 'src/import-with-retry.ts'],
  'src/effects': ['machines', 'content', 'src/design', 'src/import-with-retry.ts'],
  'src/flows': [
    'machines',
    'content',
    'src/design',
    'src/services',
    'src/effects',
    'src/customer-type.ts',
    'src/import-with-retry.ts',
  ],
  'src/sections': ['content', 'src/design', 'src/flows', 'src/customer-type.ts'],
  'src/routes': [
    'content',
    'src/design',
    'src/flows',
    'src/sections',
    'src/services',
    'src/app',
    'src/seo',
    'src/customer-type.ts',
  ],
};

const files = import.meta.glob<string>(['../{machines,content,src,tools}/**/*.{ts,tsx}', '!**/*.gen.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const imports = Object.entries(files).flatMap(([file, source]) =>
  [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target]) => ({
    file: file.slice(3),
    target: posix.join(posix.dirname(file), target!).slice(3),
  })),
);

test.each(Object.entries(mayImport))('%s imports only %j', (folder, allowed) => {
  const strays = imports
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .filter(
      ({ target }) =>
        ![folder, ...allowed].some((layer) => `${target}/`.startsWith(`${layer}/`) || layer === `${target}.ts`),
    );

  expect(strays).toEqual([]);
});

test('machines import xstate and nothing else from outside', () => {
  const outside = Object.entries(files)
    .filter(([file]) => file.startsWith('../machines/'))
    .flatMap(([, source]) => [...source.matchAll(/from '([^.'][^']*)'/g)].map(([, name]) => name));

  expect([...new Set(outside)]).toEqual(['xstate']);
});

test('no import takes the name of the window, where a module looks for what refreshes it in development', () => {
  const taking = Object.entries(files).filter(([, source]) =>
    /^import (type )?(window\b|[^'"]*[{,]\s*(\w+ as )?window\s*[,}])/m.test(source),
  );

  expect(taking.map(([file]) => file)).toEqual([]);
});
