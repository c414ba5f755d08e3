/** A Markdown text as elements, which the build makes of it (`tools/build/markdown.ts`). */
export type MarkdownTree = readonly MarkdownNode[];

export type MarkdownNode = string | readonly [tag: string, attributes: Attributes, children: MarkdownTree];

export interface Attributes {
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  start?: number;
  className?: string;
}
