/** How something was shared: by the browser's own means, or as a link on the clipboard. */
export type Shared = 'offered' | 'copied';

/** Returns whether nothing on the page shows yet that it was shared. */
export const copied = (_: unknown, how: Shared) => how === 'copied';

/** Title and text go along with the link. */
export interface Shareable {
  title?: string;
  text?: string;
  /** Path and hash of another page than the present one. */
  path?: string;
}
