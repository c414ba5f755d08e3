import { useLayoutEffect, useRef } from 'react';

/** Calls `read` once with the element, when it is hydrated or inserted: React does not know what a visitor typed, chose or opened before hydration. */
export function useHydratedElement<Element extends HTMLElement>(read: (element: Element) => void) {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    if (ref.current) read(ref.current);
    // Later on, what the element holds is what it was given.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ref;
}
