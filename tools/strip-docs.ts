import { relative } from 'node:path';
import type { Plugin } from 'vite';

const DOCS = ['description', 'meta'];

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  properties?: Node[];
}

/** Leaves out of the site what the states of the machines say of themselves: charts and tests read it, a visitor does not. */
export const stripDocs = (): Plugin => ({
  name: 'strip-docs',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!relative(process.cwd(), id).startsWith('machines')) return null;
    return { code: without(code, docsIn(this.parse(code))), map: null };
  },
});

/** A field of a form may be called `description` too; only a state has it together with `meta`. */
function docsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(docsIn);
  if (!isNode(node)) return [];
  const docs = (node.properties ?? []).filter(({ key }) => DOCS.includes(key?.name ?? ''));
  return [...(docs.length === DOCS.length ? docs : []), ...Object.values(node).flatMap(docsIn)];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** From the last to the first, so that positions stay true; with the comma behind each. */
const without = (code: string, nodes: Node[]) =>
  nodes
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
