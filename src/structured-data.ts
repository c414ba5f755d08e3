import type { BlogPosting, BreadcrumbList, City, FAQPage, JobPosting, LocalBusiness, Service, Thing } from 'schema-dts';
import { allServices } from '../content/catalogue';
import { company } from '../content/company';
import { jobs } from '../content/jobs';
import { questions } from '../content/questions';
import { regions } from '../content/regions/provinces';
import { towns } from '../content/regions/towns';
import { loadPosts } from './services/posts';

/** Of a JSON-LD document; only the build asks for them, so that no page carries them as script. */
export type StructuredData = Exclude<Thing, string>;

const { origin } = company;
const here = (path: string) => origin + path;

const business = {
  '@type': 'LocalBusiness',
  '@id': `${origin}/#bedrijf`,
  name: company.name,
  url: origin,
  logo: `${origin}/logo.svg`,
  telephone: company.phone.href.slice('tel:'.length),
  email: company.email.general,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressCountry: company.address.country,
  },
  openingHours: company.openingHours.schema,
} as const satisfies LocalBusiness;

const inNetherlands = { '@type': 'Country', name: 'Nederland' } as const;

const geo = ({ lat, lng }: { lat: number; lng: number }) =>
  ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lng }) as const;

const crumbs = (...trail: [name: string, path: string][]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: here(path),
  })),
});

const faq = (list: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const service = (name: string, description: string, path: string): Service => ({
  '@type': 'Service',
  name,
  description,
  url: here(path),
  areaServed: inNetherlands,
  provider: business,
});

const town = (name: string) => ({ '@type': 'City', name }) as const satisfies City;

/** When the vacancies were published. */
const JOBS_POSTED = '2026-11-01';

const landing = {
  '/laadpaal': ['Laadpaal laten installeren', questions.laadpaal],
  '/dakrenovatie': ['Dak laten renoveren', questions.dakrenovatie],
  '/kozijnen-deuren': ['Kozijnen en deuren laten plaatsen', questions['kozijnen-deuren']],
} as const;

/** What the pages of the site are about, in the words of schema.org, by path. */
export async function structuredData(): Promise<Map<string, StructuredData[]>> {
  const posts = await loadPosts();
  return new Map<string, StructuredData[]>([
    ['/', [{ ...business, geo: geo(company.address.coordinates), areaServed: inNetherlands }]],
    ['/contact', [business, crumbs(['Contact', '/contact'])]],
    ...Object.entries(landing).map(([path, [name, list]]): [string, StructuredData[]] => [
      path,
      [service(name, name, path), faq(list), crumbs([name, path])],
    ]),
    ...allServices().map(({ id, title, description }): [string, StructuredData[]] => {
      const path = `/diensten/${id}`;
      return [path, [service(title, description, path), faq(questions.dienst), crumbs([title, path])]];
    }),
    ...regions.flatMap(({ id, name, cities }) => [
      [
        `/werkgebied/${id}`,
        [{ ...business, areaServed: { '@type': 'State', name } }, crumbs([name, `/werkgebied/${id}`])],
      ] satisfies [string, StructuredData[]],
      ...cities.map((city): [string, StructuredData[]] => {
        const path = `/elektricien-${city.slug}`;
        return [
          path,
          [
            { ...business, '@type': 'Electrician', areaServed: { ...town(city.name), geo: geo(city.coordinates) } },
            crumbs([name, `/werkgebied/${id}`], [city.name, path]),
          ],
        ];
      }),
    ]),
    ...towns.flatMap(({ slug, name, coordinates }): [string, StructuredData[]][] => [
      [
        `/zonnepanelen/${slug}`,
        [
          { ...business, areaServed: { ...town(name), geo: geo(coordinates) } },
          crumbs(['Zonnepanelen', '/zonnepanelen'], [name, `/zonnepanelen/${slug}`]),
        ],
      ],
      [`/regios/${slug}`, [crumbs(['Regio’s', '/regios'], [name, `/regios/${slug}`])]],
      [
        `/regios/thuisbatterij/${slug}`,
        [
          {
            ...business,
            // §2: the rating and the coordinates are fixed.
            geo: geo(company.address.coordinates),
            aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 235 },
            areaServed: town(name),
          },
          crumbs(['Thuisbatterij', '/regios/thuisbatterij'], [name, `/regios/thuisbatterij/${slug}`]),
        ],
      ],
    ]),
    [
      '/vacatures',
      [
        ...jobs.map(({ title, type, location, description }): JobPosting => ({
          '@type': 'JobPosting',
          title,
          description,
          datePosted: JOBS_POSTED,
          employmentType: type === 'Fulltime' ? 'FULL_TIME' : 'PART_TIME',
          hiringOrganization: business,
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: location.split(' ')[0],
              addressCountry: company.address.country,
            },
          },
        })),
        crumbs(['Vacatures', '/vacatures']),
      ],
    ],
    ...posts.map(({ slug, title, description, date, tags }): [string, StructuredData[]] => {
      const path = `/blog/${slug}`;
      const posting: BlogPosting = {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        keywords: tags.join(', '),
        inLanguage: 'nl',
        url: here(path),
        author: business,
        publisher: business,
      };
      return [path, [posting, crumbs(['Blog', '/blog'], [title, path])]];
    }),
  ]);
}

/** As it stands in a page: nothing in it can end the script that holds it. */
export const asScript = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;
