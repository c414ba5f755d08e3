import { text } from 'node:stream/consumers';
import { RouterProvider, createMemoryHistory, rootRouteId } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { allServices } from '../../content/catalogue';
import { jobs } from '../../content/jobs';
import { citySlugs, provinceIds, townSlugs } from '../../content/regions/slugs';
import { loadPosts, postSlugs } from '../services/posts';
import { BuiltPageContext, type PageFiles } from './document';
import { keepPageData } from './page-data';
import { createSiteRouter } from './router';
import type { FileRoutesByTo } from './routeTree.gen';

export { loadPosts };

export interface RenderedPage {
  html: string;
  /** 302 for an unknown service, which redirects to /404. */
  status: 200 | 302 | 404;
}

export type FilesOf = (routeId: string) => PageFiles;

/** Renders one path to HTML. Only the build and the development server run this. */
export async function render(path: string, filesOf: FilesOf): Promise<RenderedPage> {
  const context = keepPageData();
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { matches } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const match = matches.at(-1);
  // A redirect leaves no match.
  if (!match) return { html: '', status: 302 };

  const page = { path, routeId: match.routeId, data: context.kept(), files: filesOf(match.routeId) };
  // React renders what is left without the part that failed; a page with a hole is not built.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <BuiltPageContext value={page}>
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    </BuiltPageContext>,
    // A large boundary stays in its place, where it needs no script to be moved to.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  if (errors.length) throw errors[0];
  return { html, status: match.status === 'notFound' || match.routeId === rootRouteId ? 404 : 200 };
}

type RouteWithParameter = Extract<keyof FileRoutesByTo, `${string}$${string}`>;

/** The values of each route parameter. A missing route is a type error. */
const parameters: Record<RouteWithParameter, readonly string[]> = {
  '/blog/$slug': postSlugs,
  '/diensten/$serviceId': allServices().map(({ id }) => id),
  '/elektricien-{$citySlug}': citySlugs(),
  '/regios/$slug': townSlugs(),
  '/regios/thuisbatterij/$slug': townSlugs(),
  '/vacatures/$slug': jobs.map(({ id }) => id),
  '/werkgebied/$regionId': provinceIds(),
  '/zonnepanelen/$slug': townSlugs(),
};

export const knownPaths = (): string[] =>
  Object.keys(createSiteRouter(keepPageData()).routesByPath).flatMap((path) =>
    hasParameter(path)
      ? parameters[path].map((value) => path.replace(/\{\$\w+\}|\$\w+/, value))
      : path.replace(/(.)\/$/, '$1'),
  );

const hasParameter = (path: string): path is RouteWithParameter => path in parameters;
