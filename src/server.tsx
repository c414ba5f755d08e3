import { RouterServer, createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { citySlugs, provinceIds, townSlugs } from '../content/regions/slugs';
import type { FileRoutesByTo } from './routeTree.gen';
import { allServices } from '../content/catalogue';
import { brandTags } from './brand-tags';
import { createSiteRouter } from './router';
import { loadPosts, postSlugs } from './services/posts';

export { loadPosts };

/** What the development server tells the renderer: the script to begin with. */
export type RouterManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** Renders one URL with the status it deserves. Only the build and the development server run this. */
export async function render(request: Request, manifest: RouterManifest): Promise<Response> {
  const page = await createRequestHandler({
    request,
    createRouter: createSiteRouter,
    getRouterManifest: () => manifest,
  })(({ router, responseHeaders }) => {
    // The build adds the files of the route.
    responseHeaders.set('X-Route', router.state.matches.at(-1)?.routeId ?? '');
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const html = await page.text();
  const { pathname } = new URL(request.url);
  return new Response(html.replace('</head>', `${brandTags(pathname)}</head>`), page);
}

type RouteWithParameter = Extract<keyof FileRoutesByTo, `${string}$${string}`>;

/** What the parameter of a route can be: each value is a page of its own. A route that is not named does not compile. */
const parameters: Record<RouteWithParameter, readonly string[]> = {
  '/blog/$slug': postSlugs,
  '/diensten/$serviceId': allServices().map(({ id }) => id),
  '/elektricien-{$citySlug}': citySlugs(),
  '/regios/$slug': townSlugs(),
  '/regios/thuisbatterij/$slug': townSlugs(),
  '/werkgebied/$regionId': provinceIds(),
  '/zonnepanelen/$slug': townSlugs(),
};

/** Every path that has a page of its own. */
export const knownPaths = (): string[] =>
  Object.keys(createSiteRouter().routesByPath).flatMap((path) =>
    hasParameter(path)
      ? parameters[path].map((value) => path.replace(/\{\$\w+\}|\$\w+/, value))
      : path.replace(/(.)\/$/, '$1'),
  );

const hasParameter = (path: string): path is RouteWithParameter => path in parameters;
