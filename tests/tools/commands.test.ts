import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documented, trials } from '../../tools/checks/documented';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const commands = documented();

test('every command of README and docs is one that npm run commands tries, or says why not', () => {
  expect(commands).toEqual(expect.arrayContaining(['npm start', 'npm test', 'npm run charts:diff']));
  expect(commands.filter((command) => !(command in trials))).toEqual([]);
  expect(Object.keys(trials).filter((command) => !commands.includes(command))).toEqual([]);
});

test('every script has its place in README or docs, and every named script exists', () => {
  const named = commands.flatMap((command) => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? []);

  expect(named.toSorted()).toEqual(Object.keys(scripts).sort());
});
