export const PAGE_DATA = 'page-data';

type Load = <Data>(load: () => Promise<Data>) => Promise<Data>;

export interface RouterContext {
  /** Returns the data of a page: at first the data in its HTML, so that hydration fetches no code that only computes them. The data must survive JSON. */
  pageData: Load;
  isPrerendered: () => boolean;
}

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

/** For the build: remembers what the loader of the page returned. */
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
