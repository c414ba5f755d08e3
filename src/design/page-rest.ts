/** Resolves when the page has loaded and the browser has nothing more urgent to do. */
export const pageRest = () =>
  new Promise<void>((resolve) => {
    // Not every browser can tell; there the load is the sign.
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve());
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
