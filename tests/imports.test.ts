import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

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
  src: ['content', 'machines'],
  tools: ['content', 'machines', 'src'],
};

const sources = import.meta.glob<string>('../{machines,content,src,tools}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Import {
  target: string;
  names: string[];
}

const files = new Map(Object.keys(sources).map((file) => [file.slice(3), importsOf(file)]));

function importsOf(file: string): Import[] {
  const source = sources[file]!;
  const { module } = parseSync(file, source);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      names: entries.map(({ localName }) => localName.value),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ request: moduleRequest.value, names: [] }] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: source.slice(start + 1, end - 1),
      names: [],
    })),
  ];
  return named.map(({ request, names }) => ({
    target: request.startsWith('.') ? resolved(posix.join(posix.dirname(file), request)) : request,
    names,
  }));
}

function resolved(path: string): string {
  const file = ['', '.ts', '.tsx'].map((ending) => path + ending).find((candidate) => candidate in sources);
  return (file ?? path).slice(3);
}

const isFile = (target: string) => /^(machines|content|src|tools|tests)\//.test(target);

test.each(Object.entries(mayImport))('%s imports only %j', (folder, allowed) => {
  const strays = [...files]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, imports]) => imports.map(({ target }) => ({ file, target })))
    .filter(
      ({ target }) => isFile(target) && ![folder, ...allowed].some((layer) => `${target}/`.startsWith(`${layer}/`)),
    );

  expect(strays).toEqual([]);
});

test('machines import xstate and nothing else from outside', () => {
  const packages = [...files]
    .filter(([file]) => file.startsWith('machines/'))
    .flatMap(([, imports]) => imports.map(({ target }) => target).filter((target) => !isFile(target)));

  expect([...new Set(packages)]).toEqual(['xstate']);
});

test('no file imports itself by way of others', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  function follow(file: string, way: readonly string[]) {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    done.add(file);
    for (const { target } of files.get(file) ?? []) follow(target, [...way, file]);
  }
  // The route tree imports every route, which imports the router's types.
  done.add('src/app/routeTree.gen.ts');
  for (const file of files.keys()) follow(file, []);

  expect(circles).toEqual([]);
});

test('no import takes the name of the window, where a module looks for what refreshes it in development', () => {
  const taking = [...files].filter(([, imports]) => imports.some(({ names }) => names.includes('window')));

  expect(taking.map(([file]) => file)).toEqual([]);
});
