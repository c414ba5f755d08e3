import type { ActorRefLike } from 'xstate';
import { focused } from './focus';

/** The element in which an actor, or the one that invoked it, is seen: it has the id of the actor. */
export function viewOf(actor: ActorRefLike & { id?: string; _parent?: ActorRefLike }): Element | undefined {
  const element = document.getElementById(actor.id ?? '');
  if (element) return boxed(element);
  return actor._parent && viewOf(actor._parent);
}

/** What has no box of its own is seen by what is in it. */
const boxed = (element: Element): Element =>
  element.firstElementChild && getComputedStyle(element).display === 'contents'
    ? boxed(element.firstElementChild)
    : element;

/** The machine whose flow the chart page shows. */
const wanted = window.frameElement?.getAttribute('data-machine');

let found = false;
let sought: Promise<void> | undefined;

/** Somebody looks at something else. */
let interrupted = false;
for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, () => (interrupted = true), true);

/** Brings the flow that the chart page shows into view, as soon as it is there and the rest of the page is as well. */
export function bringIntoView(machine: string, view: Element | undefined): void {
  if (!wanted) return;
  sought ??= seek();
  if (found || machine !== wanted || !view?.checkVisibility()) return;
  found = true;
  void sought.then(() => (interrupted ? undefined : settle(view)));
}

/** The code of some parts of a page comes only when they are seen: they are gone past, all the way down. */
async function seek(): Promise<void> {
  // What is there at once begins at the same time.
  await drawn();
  for (let top = 0; !interrupted && top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
  }
  if (!found && !interrupted) window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Shows another flow than the one that was brought into view. */
export function show(actor: ActorRefLike): void {
  interrupted = true;
  const view = viewOf(actor);
  if (view) void settle(view);
}

/** Twice: what comes near is drawn only then, and may have another height than was thought. */
async function settle(view: Element): Promise<void> {
  for (const _ of [1, 2]) {
    view.scrollIntoView({ block: 'start', behavior: 'instant' });
    await drawn();
  }
}

/**
 * Brings into view what an event changes: what has the focus then, what is filled in, and what is drawn or marked anew,
 * or else where the flow is seen.
 */
export async function bringChangesIntoView(actor: ActorRefLike, send: () => void): Promise<void> {
  interrupted = true;
  const view = viewOf(actor) ?? document.body;
  const focusedBefore = focused();
  const before = new Map(controlsIn(view).map((control) => [control, filledIn(control)]));
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(view, { childList: true, characterData: true, attributes: true, subtree: true });
  send();
  await drawn();
  observer.disconnect();
  const changed = [
    focused() === focusedBefore ? null : focused(),
    ...controlsIn(view).filter((control) => before.has(control) && before.get(control) !== filledIn(control)),
    ...records.filter(({ type }) => type !== 'attributes').flatMap(changedBy),
    // Such as what is opened and was there before. React writes name and type of every control anew.
    ...records.filter(({ attributeName }) => attributeName !== 'name' && attributeName !== 'type').flatMap(changedBy),
    viewOf(actor),
  ].find((element) => element && element !== document.body && element.checkVisibility());
  // In the middle nothing that sticks to the window covers it.
  changed?.scrollIntoView({
    block: changed.clientHeight < window.innerHeight ? 'center' : 'start',
    behavior: 'instant',
  });
}

const controlsIn = (view: Element) => [...view.querySelectorAll<HTMLInputElement>('input, select, textarea')];

const filledIn = ({ value, checked }: HTMLInputElement) => `${checked} ${value}`;

/** The elements that a change added, or else the one that it took something from or whose text or attribute it is. */
function changedBy({ target, addedNodes }: MutationRecord): Element[] {
  const added = [...addedNodes].filter((node) => node instanceof Element);
  if (added.length > 0) return added;
  const element = target instanceof Element ? target : target.parentElement;
  return element ? [element] : [];
}

/** An observer of the window hears of what it shows with the second frame. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
