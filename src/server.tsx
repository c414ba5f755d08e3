import { createContext, runInContext } from 'node:vm';
import { type AnyRouter, HeadContent, Matches, RouterContextProvider, Scripts } from '@tanstack/react-router';
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { citySlugs, provinceIds, townSlugs } from '../content/regions/slugs';
import type { FileRoutesByTo } from './routeTree.gen';
import { allServices } from '../content/catalogue';
import { brandTags } from './brand-tags';
import { GIVEN_DATA } from './given-data';
import { createSiteRouter } from './router';
import { trustedTypes } from './trusted-types';
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
    return renderRouterToString({ router, responseHeaders, children: <Document router={router} /> });
  });
  // The router says this to React.
  const html = withoutScripts((await page.text()).replaceAll(' suppressHydrationWarning', ''));
  const { pathname } = new URL(request.url);
  return new Response(
    html.replace('</head>', () => `${brandTags(pathname)}${trustedTypes}</head>`),
    page,
  );
}

/** In the browser the page takes over its body alone. */
const Document = ({ router }: { router: AnyRouter }) => (
  <RouterContextProvider router={router}>
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
      </head>
      <body>
        <Matches />
        <Scripts />
      </body>
    </html>
  </RouterContextProvider>
);

/** What the router's script meets in a browser. */
const scope = createContext({ document: { currentScript: { previousElementSibling: null, remove: () => undefined } } });
runInContext('self = globalThis', scope);

const STREAM_PART = /<script data-tsr-stream-part>(.*?)<\/script>/gs;
const STREAM_BOUNDARY = /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/** When a page was drawn is long ago for who opens it; so the same site is always built the same. */
const timeless = (key: string, value: unknown) => (key === 'u' ? 1 : value);

/**
 * The router hands its data over in a script, or in several when there is much of it. It differs from page to page, and a
 * Content-Security-Policy cannot name hundreds of scripts. As data the browser needs no leave for it; `client.tsx` reads it.
 */
function withoutScripts(html: string): string {
  const parts = [...html.matchAll(STREAM_PART)].map(([, source]) => source);
  if (!parts.length) throw new Error('The router hands its data over in another way than expected.');
  const given = JSON.stringify(runInContext(`${parts.join(';')};$_TSR.router`, scope), timeless);
  const data = `<script type="application/json" id="${GIVEN_DATA}">${given.replaceAll('<', '\\u003c')}</script>`;
  return html.replace(STREAM_PART, (_, source) => (source === parts[0] ? data : '')).replace(STREAM_BOUNDARY, '');
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
