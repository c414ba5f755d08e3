import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allServices } from '../../content/catalogue';
import { findJob, jobs } from '../../content/jobs';
import { cityPage, provincePage } from '../../content/regions/city-pages';
import { citySlugs, provinceIds, townSlugs } from '../../content/regions/slugs';
import { batteryPage, solarExpertPage, solarRegionPage } from '../../content/regions/town-pages';
import { PostNotFound } from '../../machines/blog/posts.rules';
import type { FileRoutesByTo } from '../../src/app/routeTree.gen';
import { loadArticle, postSlugs } from '../../src/services/posts';
import { findService } from '../../src/services/service-texts';
import { fuzzed } from '../../tools/charts/paths/chance';

interface Lookup {
  known: readonly string[];
  find: (slug: string) => unknown;
}

const routes: Record<Extract<keyof FileRoutesByTo, `${string}$${string}`>, Lookup> = {
  '/blog/$slug': {
    known: postSlugs,
    find: (slug) =>
      loadArticle(slug).catch((error: unknown) => {
        if (!(error instanceof PostNotFound)) throw error;
      }),
  },
  '/diensten/$serviceId': {
    known: allServices().map(({ id }) => id),
    find: async (id) => (await findService('particulier', id)) ?? (await findService('zakelijk', id)),
  },
  '/elektricien-{$citySlug}': { known: citySlugs(), find: cityPage },
  '/regios/$slug': { known: townSlugs(), find: solarRegionPage },
  '/regios/thuisbatterij/$slug': { known: townSlugs(), find: batteryPage },
  '/vacatures/$slug': { known: jobs.map(({ id }) => id), find: findJob },
  '/werkgebied/$regionId': { known: provinceIds(), find: provincePage },
  '/zonnepanelen/$slug': { known: townSlugs(), find: solarExpertPage },
};

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0'];

const slugLike = (known: readonly string[]) => {
  const near = fc.tuple(
    fc.constantFrom('', ' ', '../', './', '%2F', '/'),
    fc.constantFrom(...known),
    fc.constantFrom('', ' ', '-', '/', '.ts', '.md', '?', '#', '\0', '%00', '\u200b'),
  );
  return fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.constantFrom(...inherited, ...known.map((slug) => slug.toUpperCase())),
      near.map((parts) => parts.join('')),
    )
    .filter((slug) => !known.includes(slug));
};

describe.each(Object.entries(routes))('fuzzed: %s', (_, { known, find }) => {
  test('a value that is not known has no page, and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(slugLike(known), async (slug) => {
        expect(await find(slug)).toBeUndefined();
      }),
      fuzzed,
    );
  });
});
