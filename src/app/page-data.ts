/** The element that holds, as JSON, what the loader of the prerendered page returned. */
export const PAGE_DATA = 'page-data';

type Load = <Data>(load: () => Promise<Data>) => Promise<Data>;

/** Router context: the argument `context` of every loader. */
export interface RouterContext {
  /**
   * Returns the data of a page: the first time, those that stand in its HTML, so that hydration fetches no code that only
   * works them out. They have to survive JSON.
   */
  pageData: Load;
  /** Whether the page that is loaded is the one that stands in the HTML. */
  isPrerendered: () => boolean;
}

/**
 * @param first The parsed content of `PAGE_DATA`.
 * @param isPrerendered As of `RouterContext`.
 */
export function pageDataFrom(first: unknown, isPrerendered: () => boolean): RouterContext {
  let given = first;
  return {
    isPrerendered,
    pageData: async <Data>(load: () => Promise<Data>) => {
      const data = given as Data | undefined;
      given = undefined;
      return data ?? load();
    },
  };
}

/** For the build: keeps what the page loads. */
export function keepPageData(): RouterContext & { kept: () => unknown } {
  let kept: unknown;
  return {
    isPrerendered: () => true,
    pageData: async (load) => {
      const data = await load();
      kept = data;
      return data;
    },
    kept: () => kept,
  };
}
