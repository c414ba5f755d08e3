import { expect, test } from 'vitest';
import { shortIdentifier } from '../../tools/identifiers';

const button = 'src/design/Button.css.ts';

test('each name of each style file has one of its own, and keeps it', () => {
  const hashes = Array.from({ length: 100 }, (_, index) => `hash-${index}`);
  const files = [button, 'src/design/Field.css.ts', 'src/sections/Footer.css.ts'];
  const named = () => files.flatMap((filePath) => hashes.map((hash) => shortIdentifier({ hash, filePath })));
  const first = named();

  expect(new Set(first).size).toBe(300);
  expect(named()).toEqual(first);
});

test('it can stand in a style sheet, and is short', () => {
  expect(shortIdentifier({ hash: 'hash-0', filePath: button })).toMatch(/^_[0-9a-z]{3,4}$/);
});

test('a file that holds no styles has none', () => {
  expect(() => shortIdentifier({ hash: 'hash', filePath: 'src/client.tsx' })).toThrow('src/client.tsx');
});
