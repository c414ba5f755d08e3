import { type RouterHistory, createRouter } from '@tanstack/react-router';
import type { RouterContext } from './page-data';
import { routeTree } from './routeTree.gen';
import { Failure } from '../sections/shell/Failure';

export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  let loaded = false;
  return createRouter({
    routeTree,
    history,
    context,
    // On the build side the router would add an inline script. In the browser, the first page stays where the browser and
    // the visitor have scrolled it.
    scrollRestoration:
      !import.meta.env.SSR &&
      (() => {
        const another = loaded;
        loaded = true;
        return another;
      }),
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultErrorComponent: Failure,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
