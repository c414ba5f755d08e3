import { useMatches } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/** A script that is made of HTML never runs: it may be filled in with data (JSON-LD). */
export const EMPTY_SCRIPT = '<script></script>';

/** Has the head of the document tell of the page on show what the prerendered HTML of that page tells. */
export function useHead(): void {
  const matches = useMatches();
  const told = useRef<ReturnType<typeof headOf>>(null);

  useLayoutEffect(() => {
    const head = headOf(matches);
    const inHead = [...document.head.children];
    for (const tag of without(told.current?.tags ?? [], head.tags))
      inHead.find((element) => element.isEqualNode(tag))?.remove();
    document.head.append(...without(head.tags, inHead));
    // A flow may have given the page another name meanwhile.
    if (head.title !== told.current?.title) document.title = head.title;
    told.current = head;
  }, [matches]);
}

const without = (tags: Element[], others: Element[]) =>
  tags.filter((tag) => !others.some((other) => other.isEqualNode(tag)));

/** What the root says, every page says, but for the title of a page that has none. */
function headOf([root, page]: ReturnType<typeof useMatches>) {
  const title = [...(root?.meta ?? []), ...(page?.meta ?? [])].findLast((tag) => tag?.title)?.title ?? '';
  const tags = [
    ...(page?.meta ?? []).flatMap((tag) => (tag && !tag.title ? element('meta', tag) : [])),
    ...(page?.links ?? []).flatMap((tag) => (tag ? element('link', tag) : [])),
    ...(page?.headScripts ?? []).flatMap((tag) => (tag ? element('script', tag) : [])),
  ];
  return { title, tags };
}

function element(name: 'meta' | 'link' | 'script', { children, ...attributes }: object & { children?: unknown }) {
  const place = document.createElement('div');
  if (name === 'script') place.innerHTML = EMPTY_SCRIPT;
  else place.append(document.createElement(name));
  for (const made of place.children) {
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    if (children) made.append(String(children));
  }
  return [...place.children];
}
