/** What waits for the end of the press that is under way. */
let waiting: (() => void)[] | undefined;

function begin(): void {
  waiting ??= [];
}

function end(): void {
  const acts = waiting ?? [];
  waiting = undefined;
  // The click of this press comes in this same task: what moves the page has to come after it.
  requestAnimationFrame(() => acts.forEach((act) => act()));
}

if (!import.meta.env.SSR) {
  addEventListener('pointerdown', begin, { capture: true });
  addEventListener('pointerup', end, { capture: true });
  // So ends a press that becomes a scroll.
  addEventListener('pointercancel', end, { capture: true });
}

/** What moves the page while something is being pressed would have that press miss what it is for. */
export const afterPress = (act: () => void): unknown => (waiting ? waiting.push(act) : act());
