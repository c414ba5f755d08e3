import { createRouter } from '@tanstack/react-router';
import { reloadForNewVersion } from './effects/new-version';
import { routeTree } from './routeTree.gen';
import { Failure } from './sections/Failure';

export function createSiteRouter() {
  let loaded = false;
  return createRouter({
    routeTree,
    // The browser itself puts a page that it loads where it was left, and a visitor may have scrolled since.
    scrollRestoration: () => {
      const another = loaded;
      loaded = true;
      return another;
    },
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultErrorComponent: Failure,
    defaultOnCatch: reloadForNewVersion,
    // Not for a change of the hash or of the search, as where the fault wizard opens; nor while one is under way, which
    // would be broken off with an error that nobody catches.
    defaultViewTransition: { types: ({ pathChanged }) => pathChanged && !document.activeViewTransition && ['page'] },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
