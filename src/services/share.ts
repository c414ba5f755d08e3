import type { Shareable, Shared } from '../../machines/blog/post.machine';

/** Offers the page with the means of the browser, or copies its address where there are none. */
export async function sharePage({ title, text }: Shareable): Promise<Shared> {
  const url = window.location.href;
  try {
    // Not every browser has it, whatever its types say.
    const { share }: Partial<Navigator> = navigator;
    if (share) {
      await share.call(navigator, { title, text, url });
      return 'offered';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // A visitor who thinks better of it is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Not shared:', error);
    throw error;
  }
}
