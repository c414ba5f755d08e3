import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { stripDocs } from '../../tools/build/strip-docs';

const { transform } = stripDocs() as unknown as {
  transform: (this: object, code: string, id: string) => { code: string } | null;
};
const stripped = (code: string, file = 'machines/forms.ts') =>
  transform.call({ parse: parseAst }, code, resolve(file))?.code;

test('what a state says of itself is left out', () => {
  expect(stripped("x({ idle: { description: 'Waits.', meta: { spec: '§4' }, on: {} } })")).toBe(
    'x({ idle: {   on: {} } })',
  );
});

test('a field that is called description stays', () => {
  const rules = 'const rules = { name: { required: true }, description: { required: true } };';

  expect(stripped(rules)).toBe(rules);
});

test('only machines are touched', () => {
  expect(stripped("const page = { description: 'Bel ons.', meta: [] };", 'src/seo/head.ts')).toBeUndefined();
});
