/** Callbacks deferred until the current press ends; undefined between presses. */
let waiting: (() => void)[] | undefined;

if (!import.meta.env.SSR) {
  const end = () => {
    const acts = waiting ?? [];
    waiting = undefined;
    // The click of this press comes in this same task.
    requestAnimationFrame(() => acts.forEach((act) => act()));
  };
  addEventListener('pointerdown', () => (waiting ??= []), { capture: true });
  addEventListener('pointerup', end, { capture: true });
  // A press that becomes a scroll ends so.
  addEventListener('pointercancel', end, { capture: true });
}

/** Runs `act`, which may move the page, after the press that is under way, if any: its click would miss what was pressed. */
export const afterPointerUp = (act: () => void): unknown => (waiting ? waiting.push(act) : act());
