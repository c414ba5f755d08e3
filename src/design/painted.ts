/** Resolves when what is on the page now has been painted: a press is answered before anything longer begins. */
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
