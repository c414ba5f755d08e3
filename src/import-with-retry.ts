const missed = new Map<string, number>();

/** Imports a module once for all callers, and again after a failure; after two failures from a URL of its own. Chromium 150 caches the failure of a URL for the lifetime of the page, so 'Probeer opnieuw' would never succeed. */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= attempt(load).catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));
}

async function attempt<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+/.exec(String(error)) ?? [];
    if (!url) throw error;
    const times = missed.get(url) ?? 0;
    missed.set(url, times + 1);
    if (!times) throw error;
    return (await import(/* @vite-ignore */ `${url}?${times}`)) as Module;
  }
}
