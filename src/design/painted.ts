/** Resolves when what is on the page now has been painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    // Nothing is painted there.
    if (document.hidden) return resolve();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });

/** Shows a press first, and then does what it asks for. */
export const answered =
  <Args extends unknown[]>(act: (...args: Args) => unknown) =>
  (...args: Args) =>
    void painted().then(() => act(...args));
