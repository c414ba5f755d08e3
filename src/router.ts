import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';

export const createSiteRouter = () =>
  createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => fromLocation !== undefined && pathChanged && !lessMotion() && ['page'],
    },
  });

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
