import { Link } from '@tanstack/react-router';
import { type FunctionComponent, type ReactNode, createElement } from 'react';
import type { Attributes, MarkdownTree, MarkdownNode } from '../../../content/markdown-tree';
import { lazyPart } from '../hydration/lazyPart';
import { text } from './Markdown.css';

export const Markdown = ({ of: tree }: { of: MarkdownTree }) =>
  createElement('div', { className: text }, ...tree.map(element));

function element(node: MarkdownNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  return createElement(components[tag] ?? tag, attributes, ...children.map(element));
}

/** A page of this site, without a query: the router would take a query for a part of the path. */
const OWN_PAGE = /^(\/(?![/\\])[^?#]*)(?:#(.*))?$/;

const Anchor: FunctionComponent<Attributes & { children?: ReactNode }> = ({ href, children }) => {
  if (!href) return <>{children}</>;
  const [, page, hash] = OWN_PAGE.exec(href) ?? [];
  if (!page) return <a href={href}>{children}</a>;
  return (
    <Link to={page} hash={hash}>
      {children}
    </Link>
  );
};

const Image: FunctionComponent<Attributes> = ({ src, alt }) => (src ? <img src={src} alt={alt} loading="lazy" /> : alt);

const components: Record<string, FunctionComponent<Attributes>> = { a: Anchor, img: Image };

/** @param Show Shows a text, and what stands beside it. */
export function lazyMarkdown(
  load: (name: string) => Promise<MarkdownTree>,
  Show: FunctionComponent<{ of: MarkdownTree }> = Markdown,
) {
  const texts = new Map<string, ReturnType<typeof lazyPart>>();
  return (name: string) => {
    const part =
      texts.get(name) ??
      lazyPart(
        async () => {
          const tree = await load(name);
          return () => <Show of={tree} />;
        },
        { prerendered: true },
      );
    texts.set(name, part);
    return part;
  };
}
