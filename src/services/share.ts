import type { Shareable, Shared } from '../../machines/blog/post.machine';

export async function sharePage({ title, text }: Shareable): Promise<Shared> {
  const url = window.location.href;
  try {
    // Typed as always present, but not every browser has it.
    const { share }: Partial<Navigator> = navigator;
    if (share) {
      await share.call(navigator, { title, text, url });
      return 'offered';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // A visitor who cancels is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Not shared:', error);
    throw error;
  }
}
