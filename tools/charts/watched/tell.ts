import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { maskedMessage } from '../page/masked';
import './failures';
import { remember } from './happened';
import { LEFT, TOLD, type Told } from './told';
import { bringChangesIntoView, bringIntoView, show, viewOf } from './views';

/** In ms, until the inspector must have answered. */
const PATIENCE = 10_000;

const listeners: ((inspected: InspectionEvent) => void)[] = [remember];

export function tell(inspected: InspectionEvent): void {
  if (left) return;
  const { actorRef } = inspected;
  const send = (event: AnyEventObject) => bringChangesIntoView(actorRef, () => actorRef.send(revived(event)));
  const view = viewOf(actorRef);
  window.parent.dispatchEvent(
    new CustomEvent<Told>(TOLD, { detail: { inspected, view, show: () => show(actorRef), send } }),
  );
  if (inspected.type === '@xstate.snapshot' && 'machine' in inspected.snapshot) {
    bringIntoView((inspected.snapshot as AnyMachineSnapshot).machine.id, view);
  }
  for (const listen of listeners) listen(inspected);
}

/** A page that unloads also reports this as hidden, for example. */
let left = false;
window.addEventListener('pageshow', () => {
  left = false;
});
window.addEventListener('pagehide', () => {
  left = true;
  window.parent.dispatchEvent(new CustomEvent(LEFT));
});

const rules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.rules.ts', { eager: true });

/** Errors arrive as data with their class name: another window has other classes. */
function revived(event: AnyEventObject): AnyEventObject {
  const { error } = event as { error?: { error?: string; message?: string } };
  if (!error?.error) return event;
  const name = error.error;
  const Class = Object.values(rules)
    .map((module) => module[name])
    .find((exported) => typeof exported === 'function');
  const { error: _, ...properties } = error;
  return { ...event, error: Object.assign(Object.create((Class ?? Error).prototype as object), properties) };
}

/** `?inspect`: Stately's inspector, with typed text masked. */
if (new URLSearchParams(location.search).has('inspect')) {
  const missed: InspectionEvent[] = [];
  let pass = (inspected: InspectionEvent): void => void missed.push(inspected);
  listeners.push((inspected) => pass(inspected));
  const silence = setTimeout(sayThatNobodyInspects, PATIENCE);
  window.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === '@statelyai.connected') clearTimeout(silence);
  });
  void import('@statelyai/inspect').then(({ createBrowserInspector }) => {
    const { inspect } = createBrowserInspector({ serialize: maskedMessage });
    pass = (inspected) => inspect.next?.(inspected);
    missed.forEach(pass);
  });
}

function sayThatNobodyInspects(): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent =
    'De inspector van Stately antwoordt niet. Is er internet, en mag deze pagina een venster openen?';
  notice.style.cssText = 'position:fixed;inset:auto 0 0;z-index:99;padding:16px;background:#ffc642;color:#0e2a38';
  document.body.append(notice);
}
