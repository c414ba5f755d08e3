import type { ActorRefLike } from 'xstate';
import { focused } from './focus';

/** The element that shows an actor or its parent: it has the id of the actor. */
export function viewOf(actor: ActorRefLike & { id?: string; _parent?: ActorRefLike }): Element | undefined {
  const element = document.getElementById(actor.id ?? '');
  if (element) return boxed(element);
  return actor._parent && viewOf(actor._parent);
}

/** An element without a box is represented by its content. */
const boxed = (element: Element): Element =>
  element.firstElementChild && getComputedStyle(element).display === 'contents'
    ? boxed(element.firstElementChild)
    : element;

const wanted = window.frameElement?.getAttribute('data-machine');

let found = false;
let sought: Promise<void> | undefined;

let interrupted = false;
for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, () => (interrupted = true), true);

/** Scrolls to the flow that the chart page shows, once it and the rest of the page are rendered. */
export function bringIntoView(machine: string, view: Element | undefined): void {
  if (!wanted) return;
  sought ??= seek();
  if (found || machine !== wanted || !view?.checkVisibility()) return;
  found = true;
  void sought.then(() => (interrupted ? undefined : settle(view)));
}

/** Some parts load only when they come into view: scroll past all of them. */
async function seek(): Promise<void> {
  await drawn();
  for (let top = 0; !interrupted && top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
  }
  if (!found && !interrupted) window.scrollTo({ top: 0, behavior: 'instant' });
}

export function show(actor: ActorRefLike): void {
  interrupted = true;
  const view = viewOf(actor);
  if (view) void settle(view);
}

/** Twice: what comes near renders only then, and may change the height. */
async function settle(view: Element): Promise<void> {
  for (const _ of [1, 2]) {
    scrollTo(view, 'start');
    await drawn();
  }
}

/** Scrolls to what an event changes: the focused element, the filled-in field, the added or changed element, or else the flow. */
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
    // Also opened elements. React rewrites name and type of every control.
    ...records.filter(({ attributeName }) => attributeName !== 'name' && attributeName !== 'type').flatMap(changedBy),
    viewOf(actor),
  ].find((element) => element && element !== document.body && element.checkVisibility());
  // In the middle, where no sticky element covers it.
  if (changed) scrollTo(changed, changed.clientHeight < window.innerHeight ? 'center' : 'start');
}

/** Without `container` the chart page around the frame would scroll as well. */
function scrollTo(element: Element, block: 'start' | 'center'): void {
  const options: ScrollIntoViewOptions & { container: 'nearest' } = {
    block,
    behavior: 'instant',
    container: 'nearest',
  };
  element.scrollIntoView(options);
}

const controlsIn = (view: Element) => [...view.querySelectorAll<HTMLInputElement>('input, select, textarea')];

const filledIn = ({ value, checked }: HTMLInputElement) => `${checked} ${value}`;

/** The elements that a mutation added, or else its target. */
function changedBy({ target, addedNodes }: MutationRecord): Element[] {
  const added = [...addedNodes].filter((node) => node instanceof Element);
  if (added.length > 0) return added;
  const element = target instanceof Element ? target : target.parentElement;
  return element ? [element] : [];
}

/** An intersection observer reports with the second frame. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
