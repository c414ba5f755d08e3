/** Each browser has words of its own for a module that could not be fetched. */
const MISSING_MODULE = /dynamically imported module|importing a module script/i;

/** Also what the router remembers, when it reloads for the code of a page: whichever comes first, it is done once. */
const REMEMBERED = 'tanstack_router_reload:';

/**
 * A page that looks for code which is not there is of an earlier version of the site; loading it anew brings the present
 * one. Where nothing can be remembered it is left to the visitor, or it would never end.
 * @returns whether the page is on its way.
 */
export function reloadForNewVersion(error: unknown): boolean {
  const key = REMEMBERED + (error instanceof Error ? error.message : '');
  if (!MISSING_MODULE.test(key) || !navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  location.reload();
  return true;
}
