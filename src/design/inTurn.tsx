import { type ReactNode, useMemo, useSyncExternalStore } from 'react';

const come = { subscribe: (_listener: () => void) => () => undefined as unknown, hasCome: () => true };
let turn = come;

/** Has what begins from here on wait until the first view of its page has been painted. */
export function takeTurns(painted: Promise<unknown>): void {
  const waiting = new Set<() => void>();
  let hasCome = false;
  turn = {
    subscribe: (listener) => {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    hasCome: () => hasCome,
  };
  void painted.then(() => {
    hasCome = true;
    waiting.forEach((listener) => listener());
  });
}

/** What is below the first view of a page, or can be a frame later than that. */
export function InTurn({ children }: { children: ReactNode }) {
  const { subscribe, hasCome } = useMemo(() => turn, []);
  return useSyncExternalStore(subscribe, hasCome) && children;
}
