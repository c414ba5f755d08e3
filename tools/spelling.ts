import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, type Node, TextNode, parse } from 'node-html-parser';
import { Visitor, parseSync } from 'vite';
import { company } from '../content/company';
import { panels } from '../content/panels';
import { regions } from '../content/regions/provinces';
import { towns } from '../content/regions/towns';
import { reviews } from '../content/reviews';

/**
 * Checks the Dutch of everything a visitor reads: the pages of a build, and in the code the brochure and what comes
 * later, such as toasts, the steps of a wizard and what only businesses see.
 */
const [site = '.local/site'] = process.argv.slice(2);
const ACCEPTED = 'tools/spelling/geaccepteerd.txt';
const SOFT_HYPHEN = '\u00AD';

const unseen = ['script', 'style'];
const readAttributes = ['alt', 'aria-label', 'placeholder'];
const readMetas = ['description', 'keywords'];

/** Not what holds a digit: norms, types and roads. */
const words = /(?<![\p{L}\p{N}])’?\p{L}+(?:[-.’']\p{L}+)*(?![\p{L}\p{N}])/gu;

const files = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));

function pageTexts(node: Node): string[] {
  if (node instanceof TextNode) return [node.text];
  if (!(node instanceof HTMLElement) || unseen.includes(node.rawTagName)) return [];
  return [...attributeTexts(node), ...node.childNodes.flatMap(pageTexts)];
}

function attributeTexts({ attributes }: HTMLElement): string[] {
  const meta = readMetas.includes(attributes.name ?? '');
  return Object.entries(attributes)
    .filter(([name]) => readAttributes.includes(name) || (meta && name === 'content'))
    .map(([, value]) => value);
}

function codeTexts(file: string): string[] {
  const texts: string[] = [];
  new Visitor({
    JSXText: ({ value }) => void texts.push(...pageTexts(parse(value))),
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw.replace(/\]\(.*?\)/g, ' ')),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  // The others are ids, paths, keys and media queries.
  return texts.filter((text) => /^\p{Lu}|\s/u.test(text) && !text.includes('-width'));
}

const pages = files(site, '.html');
const code = [...files('content', '.ts'), ...files('src', '.tsx'), ...files('tools/brochure', '.tsx')];
const texts = [
  ...pages.map(
    (file) => [file, pageTexts(parse(readFileSync(file, 'utf8').replace(/^<!DOCTYPE html>/i, '')))] as const,
  ),
  ...code.map((file) => [file, codeTexts(file)] as const),
];

const foundIn = new Map<string, string>();
for (const [file, read] of texts) {
  for (const [word] of read.join('\n').replaceAll(SOFT_HYPHEN, '').matchAll(words))
    foundIn.set(word, foundIn.get(word) ?? file);
}

interface Place {
  name: string;
  neighborhoods?: readonly string[];
}
const places: readonly Place[] = [...towns, ...regions, ...regions.flatMap<Place>(({ cities }) => cities)];
const names = [
  company.name,
  ...Object.values(company.email),
  company.address.street,
  ...company.certifications,
  ...panels.map(({ name }) => name),
  ...reviews.map(({ name }) => name),
  ...towns.flatMap(({ province, gridOperator }) => [province, gridOperator]),
  ...places.flatMap(({ name, neighborhoods = [] }) => [name, ...neighborhoods]),
].flatMap((name) => name.match(words) ?? []);

const hunspell = spawnSync('hunspell', ['-l', '-d', 'nl_NL', '-i', 'utf-8'], {
  input: [...foundIn.keys()].join('\n'),
  encoding: 'utf8',
  maxBuffer: Infinity,
});
if (hunspell.status !== 0) {
  console.error('The check needs two Debian packages: apt-get install hunspell hunspell-nl');
  process.exit(1);
}

const accepted = readFileSync(ACCEPTED, 'utf8').replace(/^#.*/gm, '').match(/\S+/g) ?? [];
const unlisted = hunspell.stdout.split('\n').filter((word) => word && !names.includes(word));
const missingIn = (list: readonly string[]) => {
  const lowerCased = new Set(list.map((word) => word.toLowerCase()));
  return (word: string) => !lowerCased.has(word.toLowerCase());
};
const unknown = unlisted.filter(missingIn(accepted));
const superfluous = accepted.filter(missingIn(unlisted));

for (const word of unknown) console.log(`${word.padEnd(32)} ${foundIn.get(word) ?? ''}`);
if (superfluous.length) console.log(`No longer needed in ${ACCEPTED}: ${superfluous.join(', ')}`);
console.log(`${foundIn.size} different words in ${pages.length} pages and the code, ${unknown.length} unknown.`);
if (unknown.length) {
  console.log(`What is right all the same goes into ${ACCEPTED}.`);
  process.exitCode = 1;
}
