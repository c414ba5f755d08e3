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
