import type { AnyEventObject, InspectionEvent } from 'xstate';

/** What a page of the site tells the chart page around it. */
export interface Told {
  inspected: InspectionEvent;
  send: (event: AnyEventObject) => Promise<void>;
}

export const TOLD = 'helderdak:told';

const listeners: ((inspected: InspectionEvent) => void)[] = [];

/** Tells the chart page that this page stands in, if it does, and whoever listens here. */
export function tell(inspected: InspectionEvent): void {
  const send = async (event: AnyEventObject) => inspected.actorRef.send(await revived(event));
  window.parent.dispatchEvent(new CustomEvent<Told>(TOLD, { detail: { inspected, send } }));
  for (const listen of listeners) listen(inspected);
}

const machines = import.meta.glob<Record<string, unknown>>('../../machines/**/*.ts');

/** An error came as data with the name of its class, which is that of this page: another window has another. */
async function revived(event: AnyEventObject): Promise<AnyEventObject> {
  const { error } = event as { error?: { error?: string; message?: string } };
  if (!error?.error) return event;
  const modules = await Promise.all(Object.values(machines).map((load) => load()));
  const Class = modules.map((module) => module[error.error ?? '']).find((exported) => typeof exported === 'function');
  const { error: _, ...properties } = error;
  return { ...event, error: Object.assign(Object.create((Class ?? Error).prototype as object), properties) };
}

/** `?inspect`: Stately's inspector beside the page, with what a visitor typed masked. */
if (new URLSearchParams(location.search).has('inspect')) {
  const missed: InspectionEvent[] = [];
  let pass = (inspected: InspectionEvent): void => void missed.push(inspected);
  listeners.push((inspected) => pass(inspected));
  void Promise.all([import('@statelyai/inspect'), import('./masked')]).then(
    ([{ createBrowserInspector }, { maskedMessage }]) => {
      const { inspect } = createBrowserInspector({ serialize: maskedMessage });
      pass = (inspected) => inspect.next?.(inspected);
      missed.forEach(pass);
    },
  );
}
