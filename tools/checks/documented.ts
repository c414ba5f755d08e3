import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownNode } from '../../content/markdown-tree';
import { markdownTree } from '../build/markdown';

/** How a command is tried: with a small setting where the whole takes long, or the reason that it is not. */
type Trial = { as?: string; env?: Record<string, string>; serves?: true } | { not: string };

const production = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_LEAD_DELIVERY: 'email',
};
const served = { env: { PORT: '0' }, serves: true } as const;
const account = { not: 'needs an account' };

/** By command without variables and options. */
export const trials: Record<string, Trial> = {
  'npm start': served,
  'npm test': { not: 'is what tries this: its parts are tried one by one' },
  'npm run dev': served,
  'npm run build': { env: production },
  'npm run build:qa': {},
  'npm run qa': served,
  'npm run check': {},
  'npm run test:machines': {},
  'npm run test:browser': { not: 'the longest part of npm test, without a small setting' },
  'npm run walk': { env: { STEPS: '2' } },
  'npm run mutation': { as: 'npm run mutation -- visibility' },
  'npm run commands': { not: 'is what tries these' },
  'npm run measure': {},
  'npm run lighthouse': { as: 'npm run lighthouse -- /contact 1' },
  'npm run first-input': {},
  'npm run interactions': { not: 'takes every path of npm run test:browser' },
  'npm run bundle': {},
  'npm run growth': { as: 'npm run growth -- 1' },
  'npm run load': {},
  'npm run screenshots': {},
  'npm run spelling': {},
  'npm run charts': {},
  'npm run charts:diff': { as: 'npm run charts:diff -- HEAD' },
  'npm run charts:test': { not: 'needs a recording; `tests/charts/recorded.test.ts` makes one' },
  'npm run clips': {},
  'npm run brochure': {},
  'npm run format': {},
  'npx playwright': { not: 'needs the sites that npm run test:browser has built' },
  'npx wrangler': account,
  'npx vercel': account,
  'npx netlify': account,
};

const COMMAND = /^(?:[A-Z_]+=\S+ )*(npm (?:start|test|run \S+)|npx \S+)/;

/** The commands that README and docs name, as `trials` names them. */
export function documented(): string[] {
  const texts = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const lines = texts.flatMap((text) => markdownTree(text).flatMap(codeIn)).flatMap((code) => code.split('\n'));
  return [...new Set(lines.flatMap((line) => COMMAND.exec(line.trim())?.[1] ?? []))].sort();
}

function codeIn(node: MarkdownNode): string[] {
  if (typeof node === 'string') return [];
  const [tag, , children] = node;
  return tag === 'code' ? [children.filter((child) => typeof child === 'string').join('')] : children.flatMap(codeIn);
}
