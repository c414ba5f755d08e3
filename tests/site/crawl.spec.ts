import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { company } from '../../content/company';
import { pages, files, named, follow, known, textOf, descriptionOf, shared, type Page, text } from './crawl';

/** Reads the built site as a crawler does, from home along every link. A failure names the page. */

/** Reached by a flow, not by a link. */
const REACHED_OTHERWISE = ['/bedankt-offerte', '/offerte-aanvragen'];

const MISSING = '/404';

const LARGEST = 120_000;

// In sequence: the first test crawls, the others check.
test.describe('§2 every page of the built site', () => {
  let reached: string[];

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await follow('/');
    reached = [...pages.keys()].sort();
    await follow(...REACHED_OTHERWISE, MISSING, '/robots.txt', '/sitemap.xml', '/blog/rss.xml');
  });

  test('is reached from home by links', () => {
    const built = readdirSync('.local/test-site', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
      .filter((path) => !REACHED_OTHERWISE.includes(path));

    expect(reached).toEqual(built.sort());
  });

  test('leads to pages, places and files that there are', () => {
    const writers = [
      ...known(),
      ...[...pages.values()].filter(({ path }) => path === MISSING),
      ...[...named].map(([path, links]) => ({ path, links })),
    ];
    const broken = writers.flatMap(({ path: writer, links }) =>
      links.flatMap(({ href, path, id }) => {
        if (files.get(path)) return [];
        const page = pages.get(path);
        if (page?.status !== 200 && path !== MISSING) return [`${writer} links to ${href}: it is not there`];
        return id && !page?.ids.has(id) ? [`${writer} links to ${href}: the page has no #${id}`] : [];
      }),
    );

    expect([...new Set(broken)]).toEqual([]);
  });

  test('stands in the sitemap, but for the two that mean nothing by themselves', () => {
    const listed = (named.get('/sitemap.xml') ?? []).map(({ path }) => path);

    expect(listed.sort()).toEqual(
      known()
        .map(({ path }) => path)
        .filter((path) => !['/bedankt-offerte', '/offerte-aanvragen'].includes(path))
        .sort(),
    );
  });

  test('has one h1, and a title and a description that no other page has', () => {
    const wrong = known().filter(
      (page) => page.document.querySelectorAll('h1').length !== 1 || !textOf(page, 'title') || !descriptionOf(page),
    );

    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(shared((page) => textOf(page, 'title'))).toEqual([]);
    expect(shared(descriptionOf)).toEqual([]);
  });

  test('has its own address as the canonical one', () => {
    const elsewhere = known().flatMap(({ path, document }) => {
      const canonical = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
      return canonical.join() === company.origin + path ? [] : [`${path}: ${canonical.join()}`];
    });

    expect(elsewhere).toEqual([]);
  });

  test('marks no link as that of the current page but those to itself', () => {
    const wrong = known().flatMap(({ path, document }) =>
      document
        .querySelectorAll('a[aria-current="page"]')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => new URL(href, company.origin + path).pathname !== path)
        .map((href) => `${path}: ${href}`),
    );

    expect(wrong).toEqual([]);
  });

  test('names each article, and lets a browser fill in no address of several lines in a field of one', () => {
    const wrong = known().flatMap(({ path, document }) =>
      document
        .querySelectorAll('article:not([aria-label]):not([aria-labelledby]), input[autocomplete="street-address"]')
        .map((element) => `${path}: ${element.outerHTML.slice(0, 80)}`),
    );

    expect(wrong).toEqual([]);
  });

  test(`is HTML of less than ${LARGEST / 1000} kB`, () => {
    const large = [...pages.values()].filter(({ size }) => size >= LARGEST);

    expect(large.map(({ path, size }) => `${path}: ${size}`)).toEqual([]);
  });

  test.describe('says in the words of schema.org what it is about', () => {
    for (const [path, ...kinds] of [
      [/^\/$/, 'LocalBusiness'],
      [/^\/contact$/, 'LocalBusiness', 'BreadcrumbList'],
      [/^\/(laadpaal|dakrenovatie|kozijnen-deuren)$/, 'Service', 'FAQPage'],
      [/^\/diensten\//, 'Service', 'FAQPage', 'BreadcrumbList'],
      [/^\/werkgebied\//, 'LocalBusiness', 'BreadcrumbList'],
      [/^\/elektricien-/, 'Electrician', 'BreadcrumbList'],
      [/^\/zonnepanelen\//, 'LocalBusiness', 'BreadcrumbList'],
      [/^\/regios\/(?!thuisbatterij)/, 'BreadcrumbList'],
      [/^\/regios\/thuisbatterij\//, 'LocalBusiness', 'BreadcrumbList'],
      [/^\/blog\//, 'BlogPosting', 'BreadcrumbList'],
      [/^\/vacatures$/, 'BreadcrumbList'],
      [/^\/vacatures\//, 'JobPosting', 'BreadcrumbList'],
    ] as const) {
      test(`${path}: ${[...new Set<string>(kinds)].join(', ')}`, () => {
        const subjects = known().filter((page) => path.test(page.path));

        expect(subjects.length).toBeGreaterThan(0);
        for (const page of subjects) {
          const things = thingsOf(page);
          expect(
            things.map((thing) => thing['@type']),
            page.path,
          ).toEqual(kinds);
          for (const thing of things) expect(thing, page.path).toMatchObject(shapeOf(thing['@type'], page.path));
        }
      });
    }

    test('every step of a way leads to a page, and the last one is the page itself', () => {
      const wrong = known().flatMap((page) =>
        thingsOf(page)
          .flatMap(({ itemListElement = [] }) => itemListElement)
          .map(({ item }) => item.slice(company.origin.length))
          .filter((path, index, { length }) => (index === length - 1 ? path !== page.path : !pages.has(path)))
          .map((path) => `${page.path}: ${path}`),
      );

      expect(wrong).toEqual([]);
    });

    test('the way there stands on the page', () => {
      const untold = known().flatMap((page) => {
        const shown = page.document
          .querySelectorAll('[aria-label="Kruimelpad"] a')
          .map((link) => link.getAttribute('href'));
        return thingsOf(page)
          .flatMap(({ itemListElement = [] }) => itemListElement.slice(0, -1))
          .map(({ item }) => item.slice(company.origin.length))
          .filter((path) => !shown.includes(path))
          .map((path) => `${page.path}: ${path}`);
      });

      expect(untold).toEqual([]);
    });

    test('a question that search engines are told stands on the page', () => {
      const untold = known().flatMap((page) => {
        const text = textOf(page, 'main');
        return thingsOf(page)
          .flatMap(({ mainEntity = [] }) => mainEntity)
          .filter(({ name, acceptedAnswer }) => !text.includes(name) || !text.includes(acceptedAnswer.text))
          .map(({ name }) => `${page.path}: ${name}`);
      });

      expect(untold).toEqual([]);
    });
  });
});

interface Thing {
  '@type': string;
  itemListElement?: { item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

const thingsOf = ({ document }: Page): Thing[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent));

const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

/** Google's required properties. */
function shapeOf(kind: string, path: string): Record<string, unknown> {
  const url = company.origin + path;
  const business = {
    name: company.name,
    url: company.origin,
    telephone: text,
    address: { streetAddress: text, postalCode: text, addressLocality: text, addressCountry: 'NL' },
    openingHours: text,
  };
  const shapes: Record<string, object> = {
    LocalBusiness: business,
    Electrician: { ...business, areaServed: { name: text, geo: { latitude: expect.any(Number) } } },
    Service: { name: text, description: text, url, provider: business },
    FAQPage: {
      mainEntity: expect.arrayContaining([
        { '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } },
      ]),
    },
    BreadcrumbList: {
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.origin}/` },
      ]),
    },
    BlogPosting: {
      headline: text,
      description: text,
      datePublished: day,
      image: text,
      url,
      author: business,
      publisher: business,
    },
    JobPosting: {
      title: text,
      description: text,
      datePosted: day,
      validThrough: day,
      employmentType: expect.stringMatching(/^(FULL|PART)_TIME$/),
      hiringOrganization: business,
      url,
      identifier: { value: text },
      jobLocation: {
        address: {
          addressLocality: expect.stringMatching(/^(Almere|Breda)$/),
          postalCode: expect.stringMatching(/^\d{4} [A-Z]{2}$/),
          addressCountry: 'NL',
        },
      },
    },
  };
  return { '@context': 'https://schema.org', ...shapes[kind] };
}
