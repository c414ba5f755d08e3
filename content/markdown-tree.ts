export type MarkdownTree = readonly MarkdownNode[];

export type MarkdownNode = string | readonly [tag: string, attributes: Attributes, children: MarkdownTree];

export const wordsOf = (tree: MarkdownTree): string =>
  tree.map((node) => (typeof node === 'string' ? node : wordsOf(node[2]))).join('');

export interface Attributes {
  /** On an `h2` of an article. */
  id?: string;
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  start?: number;
  className?: string;
}
