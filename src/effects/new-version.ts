/**
 * Code that cannot be fetched may be that of an earlier version of the site: then the script that asks for it is gone as well, and
 * loading the page anew brings the present one. The drafts bring back what was typed.
 * @returns whether the page is being loaded anew.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const isGone = await fetch(import.meta.url, { cache: 'no-store' }).then(
    // Read to its end: what is left unread counts as broken off.
    async (itself) => (await itself.text()) !== undefined && itself.status === 404,
    () => false,
  );
  if (isGone) location.reload();
  return isGone;
}
