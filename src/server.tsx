import { RouterServer, createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { serviceItems } from '../content/catalogue';
import { createSiteRouter } from './router';

/** What the build tells the renderer about each route: scripts, styles and chunks to preload. */
export type RouterManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** Renders one URL with the status it deserves. Only the build and the development server run this. */
export const render = (request: Request, manifest: RouterManifest): Promise<Response> =>
  createRequestHandler({ request, createRouter: createSiteRouter, getRouterManifest: () => manifest })(
    ({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );

/** The pages of the routes with a parameter, by the path of the route. */
const pagesOf: Partial<Record<string, () => string[]>> = {
  '/diensten/$serviceId': () => serviceItems('particulier').map(({ id }) => `/diensten/${id}`),
};

/** Every page that there is. */
export const knownPaths = () =>
  Object.keys(createSiteRouter().routesByPath).flatMap(
    (path) => pagesOf[path]?.() ?? (path.includes('$') ? [] : [path.replace(/(.)\/$/, '$1')]),
  );
