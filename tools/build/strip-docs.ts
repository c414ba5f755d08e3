import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: { type: string };
}

/** Removes descriptions and clauses of states from the site: only charts and tests read them. */
export const stripDocs = (): Plugin => ({
  name: 'strip-docs',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!relative(process.cwd(), id).startsWith('machines')) return null;
    return { code: without(code, docsIn(this.parse(code))), map: null };
  },
});

/** A form field may be called `description`; only a state has it together with `meta`. */
function docsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(docsIn);
  if (!isNode(node)) return [];
  if (node.type === 'Property' && isDocs(node)) return [node];
  return Object.values(node).flatMap(docsIn);
}

/** A state's description is a sentence; a form field may have the same name. */
const isDocs = ({ key, value }: Node) =>
  key?.name === 'meta' || (key?.name === 'description' && value?.type === 'Literal');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const without = (code: string, nodes: Node[]) =>
  nodes
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
