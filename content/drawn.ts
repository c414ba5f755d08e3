/** What the build makes of a markdown text (`tools/markdown.ts`). */
export type Drawn = readonly DrawnNode[];

export type DrawnNode = string | readonly [tag: string, attributes: Attributes, children: Drawn];

export interface Attributes {
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  start?: number;
  className?: string;
}
