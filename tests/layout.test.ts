import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../{machines,content,src,tools,tests}/**/*.{ts,tsx,mjs}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Generated files, and data. */
const isLong = /\/(routeTree\.gen\.ts|content\/regions\/\w+\.ts)$/;

test('no folder holds more files than can be looked over', () => {
  const folders = Object.keys(sources).map((file) => file.slice(0, file.lastIndexOf('/')));
  const filesIn = (folder: string) => folders.filter((other) => other === folder).length;

  expect([...new Set(folders)].filter((folder) => filesIn(folder) > 30)).toEqual([]);
});

test('no source file is longer than can be read at once', () => {
  const long = Object.entries(sources).filter(([file, text]) => text.split('\n').length > 251 && !isLong.test(file));

  expect(long.map(([file]) => file)).toEqual([]);
});
