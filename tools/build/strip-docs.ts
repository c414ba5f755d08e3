import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: { type: string };
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
  if (node.type === 'Property' && isDocs(node)) return [node];
  return Object.values(node).flatMap(docsIn);
}

/** A description is a sentence; the rules of a form may have a field of that name. */
const isDocs = ({ key, value }: Node) =>
  key?.name === 'meta' || (key?.name === 'description' && value?.type === 'Literal');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** From the last to the first, so that positions stay true; with the comma behind each. */
const without = (code: string, nodes: Node[]) =>
  nodes
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
