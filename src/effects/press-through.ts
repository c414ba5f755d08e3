/** While one page fades into the next, a browser finds nothing of either: a press ends that, and is for what stands there. */
export function pressThrough(): void {
  let fading = false;
  const listen = { capture: true };
  addEventListener(
    'pointerdown',
    () => {
      const change = document.activeViewTransition;
      fading = Boolean(change);
      change?.ready.catch(() => undefined);
      change?.skipTransition();
    },
    listen,
  );
  addEventListener(
    'click',
    (event) => {
      if (!fading || event.target !== document.documentElement) return;
      fading = false;
      const hit = document.elementFromPoint(event.clientX, event.clientY);
      hit?.closest<HTMLElement>('a, button, input, select, textarea')?.focus({ preventScroll: true });
      hit?.dispatchEvent(new MouseEvent('click', event));
    },
    listen,
  );
}
