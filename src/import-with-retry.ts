const missed = new Map<string, number>();

/**
 * Imports a module once for all who ask, and anew after a failure; where it failed twice, from an address of its own.
 * Chromium 150 remembers the failure of an address for as long as the page stands, so that 'Probeer opnieuw' would never succeed.
 */
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
