import { useEffect } from 'react';

interface DraftedFlow<Snapshot, Draft> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
  send: (event: { type: 'draft.restore'; draft: Draft }) => void;
}

interface Drafting<Snapshot, Draft> {
  /** What is worth keeping, if anything is. */
  of: (snapshot: Snapshot) => Draft | undefined;
  /** What was kept, unless it has another shape. */
  read: (kept: unknown) => Draft | undefined | Promise<Draft | undefined>;
  /** Whether a flow that is over leaves its draft behind. */
  outlives?: (snapshot: Snapshot) => boolean;
  /** Drafts that have served their purpose when this flow is done. */
  ends?: string[];
}

/** Whatever is kept under another version is never looked at. */
const keyOf = (name: string) => `concept.v1.${name}`;

/**
 * Keeps what is filled in for as long as the tab lives, so that a reload, a crash or a way back loses nothing, and gives
 * it to the flow after hydration.
 */
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
    // The flow has what was filled in before hydration by now.
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

// Where storage is blocked or full, what is typed lives as long as the page.
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
