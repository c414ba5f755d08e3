interface Node {
  type: unknown;
  __e: unknown;
  __k: (Node | null)[] | null;
}

/** Whether Preact has taken over a prerendered element: it is then in the tree that Preact keeps with the body. */
export function isTakenOver(element: Element | null): boolean {
  const nodes: (Node | null | undefined)[] = [Reflect.get(document.body, '__k')];
  // Grows on the way.
  for (const node of nodes) {
    if (typeof node?.type === 'string' && node.__e === element) return true;
    nodes.push(...(node?.__k ?? []));
  }
  return false;
}
