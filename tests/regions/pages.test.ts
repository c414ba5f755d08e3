import { describe, expect, test } from 'vitest';
import { company } from '../../content/company';
import { cityPage, provincePage } from '../../content/regions/city-pages';
import { citySlugs, provinceIds, townSlugs } from '../../content/regions/slugs';
import { batteryPage, solarExpertPage, solarRegionPage, townIndex } from '../../content/regions/town-pages';

const templates = {
  '/zonnepanelen/{slug}': { slugs: townSlugs(), page: solarExpertPage },
  '/regios/{slug}': { slugs: townSlugs(), page: solarRegionPage },
  '/regios/thuisbatterij/{slug}': { slugs: townSlugs(), page: batteryPage },
  '/werkgebied/{regionId}': { slugs: provinceIds(), page: provincePage },
  '/elektricien-{citySlug}': { slugs: citySlugs(), page: cityPage },
};

describe.each(Object.entries(templates))('%s', (path, { slugs, page }) => {
  test('has a page for every slug, and none for another', () => {
    expect(slugs.filter((slug) => !page(slug))).toEqual([]);
    expect(page('atlantis')).toBeUndefined();
    expect(page('')).toBeUndefined();
  });

  test('no two pages have the same title or description', () => {
    const heads = slugs.map((slug) => page(slug)!.head);

    expect(new Set(heads.map(({ title }) => title)).size).toBe(slugs.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(slugs.length);
    expect(heads.map((head) => head.path)).toEqual(slugs.map((slug) => path.replace(/\{.+\}/, slug)));
  });

  test('no description is cut off in a list of results', () => {
    const long = slugs.map((slug) => page(slug)!.head.description).filter((text) => text.length > 160);

    expect(long).toEqual([]);
  });
});

describe('§2 Regions index', () => {
  const entries = townIndex().flatMap((group) => group.entries);

  test('lists every town once', () => {
    expect(entries.map(({ slug }) => slug).sort()).toEqual(townSlugs().sort());
  });

  test('shows the slug with hyphens as spaces, written as a name', () => {
    for (const { name, slug } of entries) expect(name.toLowerCase()).toBe(slug.replaceAll('-', ' '));
  });
});

test('§2 the title of a home-battery page', () => {
  expect(`${batteryPage('den-haag')?.head.title} | ${company.name}`).toBe(
    'Thuisbatterij Den Haag | Bespaar & Sla Energie Op | Helderdak',
  );
});

test('what a page links to nearby has a page of the same kind', () => {
  expect(
    townSlugs().flatMap((slug) => solarExpertPage(slug)!.nearby.filter((place) => !solarExpertPage(place.slug))),
  ).toEqual([]);
  expect(citySlugs().flatMap((slug) => cityPage(slug)!.nearby.filter((place) => !cityPage(place.slug)))).toEqual([]);
  expect(citySlugs().filter((slug) => !solarRegionPage(slug) || !batteryPage(slug))).toEqual([]);
});
