import type { Shareable, Shared } from '../../machines/sharing';

export async function sharePage({ path, ...texts }: Shareable): Promise<Shared> {
  const url = path ? new URL(path, window.location.href).href : window.location.href;
  try {
    // Typed as always present, but not every browser has it.
    const { share }: Partial<Navigator> = navigator;
    if (share) {
      await share.call(navigator, { ...texts, url });
      return 'offered';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // A visitor who cancels is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'offered';
    console.error('Not shared:', error);
    throw error;
  }
}
