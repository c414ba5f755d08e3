let waiting: (() => void)[] | undefined;

if (!import.meta.env.SSR) {
  const end = () => {
    const acts = waiting ?? [];
    waiting = undefined;
    // The click handlers run in this same task.
    requestAnimationFrame(() => acts.forEach((act) => act()));
  };
  addEventListener('pointerdown', () => (waiting ??= []), { capture: true });
  // A touch moves the focus after its `pointerup`, just before its click.
  addEventListener('pointerup', ({ pointerType }) => pointerType === 'mouse' && end(), { capture: true });
  // A press that becomes a scroll is cancelled, a long one opens the menu of what lies under it.
  for (const last of ['click', 'contextmenu', 'pointercancel']) addEventListener(last, end, { capture: true });
}

/** Runs `act`, which may move the layout, after the current press: otherwise the click would miss its target. */
export const afterPointerUp = (act: () => void): unknown => (waiting ? waiting.push(act) : act());
