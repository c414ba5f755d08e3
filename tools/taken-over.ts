import type { Locator } from '@playwright/test';

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

/**
 * Waits until Preact has taken over the prerendered HTML there, as it does for a visitor whose hand moves; some parts of a
 * page come to life only where they are seen.
 */
export async function comeToLife(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.page().evaluate(() => dispatchEvent(new Event('pointermove')));
  await locator.page().waitForFunction(isTakenOver, await locator.elementHandle());
}
