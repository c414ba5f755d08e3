/** A chunk that cannot be fetched may belong to an earlier version of the site: then the entry script is gone as well, and a reload brings the present version. Drafts keep what was typed. @returns whether the page reloads. */
export async function reloadForNewVersion(): Promise<boolean> {
  const isGone = await fetch(import.meta.url, { cache: 'no-store' }).then(
    // Read the body: an unread response counts as aborted.
    async (itself) => (await itself.text()) !== undefined && itself.status === 404,
    () => false,
  );
  if (isGone) location.reload();
  return isGone;
}
