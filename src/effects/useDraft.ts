import { useEffect } from 'react';

interface DraftedFlow<Snapshot, Draft> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
  send: (event: { type: 'draft.restore'; draft: Draft }) => void;
}

interface Drafting<Snapshot, Draft> {
  of: (snapshot: Snapshot) => Draft | undefined;
  read: (kept: unknown) => Draft | undefined | Promise<Draft | undefined>;
  outlives?: (snapshot: Snapshot) => boolean;
  ends?: string[];
}

/** Drafts of another version are ignored. */
const keyOf = (name: string) => `concept.v1.${name}`;

/** Keeps a draft for the lifetime of the tab, and restores it after hydration: a reload, a crash or a way back loses nothing. */
export function useDraft<Snapshot extends { status: string }, Draft>(
  flow: DraftedFlow<Snapshot, Draft>,
  name: string,
  { of, read, outlives, ends }: Drafting<Snapshot, Draft>,
): void {
  useEffect(() => {
    const kept = recall(name);
    let left = false;
    if (kept !== undefined)
      void Promise.resolve(read(kept)).then(
        (draft) => draft && !left && flow.send({ type: 'draft.restore', draft }),
        () => undefined,
      );
    // By now the flow has what was typed before hydration.
    const begun = of(flow.getSnapshot());
    if (begun) keep(name, begun);
    const changes = flow.subscribe((snapshot) => {
      const over = snapshot.status === 'done' && !outlives?.(snapshot);
      keep(name, over ? undefined : of(snapshot));
      if (over) ends?.forEach((other) => keep(other, undefined));
    });
    return () => {
      left = true;
      changes.unsubscribe();
    };
  }, [flow, name, of, read, outlives, ends]);
}

// Storage can be blocked or full: then a draft lives as long as the page.
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function keep(name: string, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}
