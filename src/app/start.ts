/** Inlined in every page (`document.tsx`): fetches the style sheet and the scripts after the first paint, at low priority, and runs the scripts. It is serialised, so it may use nothing from outside itself. */
export function start(): void {
  const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};
  const files = scripts.split(' ');
  const run = async () => {
    const sheet = document.createElement('link');
    document.head.append(Object.assign(sheet, { rel: 'stylesheet', href: styles, fetchPriority: 'low' }));
    for (const href of files) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
    }
    try {
      // One after the other, the entry last: evaluated at once they would be one long task.
      for (const file of files) await import(/* @vite-ignore */ file);
    } catch {
      document.documentElement.dataset.script = 'failed';
    }
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void run();
  }).observe({ type: 'paint', buffered: true });
}
