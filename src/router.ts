import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';

export const createSiteRouter = () =>
  createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent', trailingSlash: 'never' });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
