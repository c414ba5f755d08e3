const missed = new Map<string, number>();

/**
 * Imports what could perhaps not be imported before. Chromium 150 remembers that of an address for as long as the page stands,
 * and does not ask for it again: it is then asked for at an address of its own.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
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
