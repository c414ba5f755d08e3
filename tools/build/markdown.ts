import { pathToFileURL } from 'node:url';
import { type ReactNode, isValidElement } from 'react';
import ReactMarkdown from 'react-markdown';
import type { Plugin } from 'vite';
import type { Attributes, MarkdownTree } from '../../content/markdown-tree';

/** Renders Markdown to a tree at build time, so that visitors load no parser. Links have the protocols of §5 alone (http, https, irc, ircs, mailto, xmpp) or are relative. HTML is shown as text. */
export const markdownTree = (text: string): MarkdownTree =>
  // The page has its h1.
  nodesOf(ReactMarkdown({ children: text, components: { h1: 'h2' } }));

/** A number stays on one line with its unit. */
const unbroken = (text: string) =>
  text
    .replace(
      /(?<=\d) (?=(?:ampère|dagen|euro|jaar|kilometer|kWh?|kWp|meter|minuten|procent|uur|weken|werkdagen|Wp)\b)/g,
      '\u00a0',
    )
    .replace(/(?<=€|\bNEN) (?=\d)/g, '\u00a0');

function nodesOf(node: ReactNode): MarkdownTree {
  if (typeof node === 'string') return [unbroken(node)];
  if (Array.isArray(node)) return node.flatMap(nodesOf);
  if (!isValidElement<Attributes & { children?: ReactNode }>(node)) return [];
  const { children, ...attributes } = node.props;
  return typeof node.type === 'string' ? [[node.type, attributes, nodesOf(children)]] : nodesOf(children);
}

/** `?markdown` loads a text module of `content/` with its `content` rendered to a tree. */
export const markdownTexts = (): Plugin => ({
  name: 'markdown-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?markdown$/ },
    async handler(id) {
      const file = id.slice(0, -'?markdown'.length);
      this.addWatchFile(file);
      // The timestamp defeats the module cache.
      const module: { default: { content: string } } = await import(`${pathToFileURL(file).href}?${Date.now()}`);
      const text = { ...module.default, content: markdownTree(module.default.content) };
      const kept = (_: string, value: unknown) => (typeof value === 'string' ? unbroken(value) : value);
      return { code: `export default ${JSON.stringify(text, kept)}`, map: null };
    },
  },
});
