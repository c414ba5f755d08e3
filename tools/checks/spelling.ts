import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HTMLElement, type Node, TextNode, parse } from 'node-html-parser';
import { Visitor, parseSync } from 'vite';
import { company } from '../../content/company';
import { crew } from '../../content/crew';
import { panels } from '../../content/panels';
import { mapSource } from '../../content/regions/map';
import { regions } from '../../content/regions/provinces';
import { towns } from '../../content/regions/towns';
import { reviews } from '../../content/reviews';

/** Writes the texts for `cspell`, each once: of the built pages, and of the code for what appears later (toasts, wizard steps, texts for businesses, the brochure). Names in the content become words. */
const SITE = '.local/site';
const TEXTS = '.local/spelling';
const SOFT_HYPHEN = '\u00AD';

const unseen = ['script', 'style'];
const readAttributes = ['alt', 'aria-label', 'placeholder'];
const readMetas = ['description', 'keywords'];

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
  // Skips ids, paths, keys and media queries.
  return texts.filter((text) => /^\p{Lu}|\s/u.test(text) && !text.includes('-width'));
}

const written = new Set<string>();
function write(file: string, texts: readonly string[]): void {
  const lines = texts.flatMap((text) => text.replaceAll(SOFT_HYPHEN, '').split('\n'));
  const fresh = lines.filter((line) => line.trim() && !written.has(line) && written.add(line));
  mkdirSync(dirname(join(TEXTS, file)), { recursive: true });
  writeFileSync(join(TEXTS, `${file}.txt`), fresh.join('\n'));
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
  ...Object.values(crew).map(({ name }) => name),
  mapSource,
  ...panels.map(({ name }) => name),
  ...Object.values(reviews).flatMap((list) => list.map(({ name }) => name)),
  ...towns.flatMap(({ province, gridOperator }) => [province, gridOperator]),
  ...places.flatMap(({ name, neighborhoods = [] }) => [name, ...neighborhoods]),
];

rmSync(TEXTS, { recursive: true, force: true });
for (const page of files(SITE, '.html')) {
  write(
    relative(SITE, page),
    pageTexts(parse(readFileSync(page, 'utf8').replace(/^<!DOCTYPE html>/i, ''), { blockTextElements: {} })),
  );
}
for (const code of [...files('content', '.ts'), ...files('src', '.tsx'), ...files('tools/brochure', '.tsx')]) {
  write(code, codeTexts(code));
}
writeFileSync(join(TEXTS, 'names.dictionary'), names.flatMap((name) => name.split(/[^\p{L}’'.-]+/u)).join('\n'));
