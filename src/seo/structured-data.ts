import type { BlogPosting, BreadcrumbList, City, FAQPage, JobPosting, LocalBusiness, Service, Thing } from 'schema-dts';
import { company } from '../../content/company';
import type { CustomerType } from '../../content/customers';
import type { Job } from '../../content/jobs';
import { sharePath } from '../../content/share-pictures';
import type { ServiceItem } from '../../content/services/service';
import { workplaces } from '../../content/pages/vacancies';
import type { Post } from '../../machines/blog/posts.rules';

/** What a page is about, in the words of schema.org; each is a JSON-LD document in its head. */
export type StructuredData = Exclude<Thing, string>;

interface Coordinates {
  lat: number;
  lng: number;
}

interface Place {
  name: string;
  slug: string;
  coordinates: Coordinates;
}

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

const image = here(sharePath('home'));

const local = (path: string) =>
  ({
    ...business,
    image,
    '@id': `${here(path)}#bedrijf`,
    parentOrganization: { '@type': 'LocalBusiness', '@id': business['@id'], name: company.name },
  }) as const satisfies LocalBusiness;

const inNetherlands = { '@type': 'Country', name: 'Nederland' } as const;

const geo = ({ lat, lng }: Coordinates) => ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lng }) as const;

const city = (name: string) => ({ '@type': 'City', name }) as const satisfies City;

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

const LANDING = {
  '/laadpaal': 'laadpaal',
  '/dakrenovatie': 'dakrenovatie',
  '/kozijnen-deuren': 'kozijnen-deuren',
} as const;

const asked = async (subject: keyof typeof import('../../content/questions').questions) =>
  (await import('../../content/questions')).questions[subject];

const PARENTS: Record<string, [name: string, path: string]> = {
  '/regios/thuisbatterij': ['Regio’s', '/regios'],
  '/offerte-aanvragen': ['Zonnepanelen', '/zonnepanelen'],
};

export async function aboutPage(
  path: string,
  { title, description }: { title: string; description: string },
): Promise<StructuredData[]> {
  const parent = PARENTS[path];
  const trail = crumbs(...(parent ? [parent] : []), [title, path]);
  switch (path) {
    case '/':
      return [{ ...business, image, geo: geo(company.address.coordinates), areaServed: inNetherlands }];
    case '/contact':
      return [{ ...business, image }, trail];
    case '/laadpaal':
    case '/dakrenovatie':
    case '/kozijnen-deuren':
      return [service(title, description, path), faq(await asked(LANDING[path]))];
    // No breadcrumb is shown, so none is declared.
    case '/zonnepanelen':
    case '/bedankt-offerte':
      return [];
    default:
      return [trail];
  }
}

export function aboutVacancy(job: Job): StructuredData[] {
  const { id, title, type, location, description, requirements, benefits, posted, until } = job;
  const { city: place, postalCode, province } = workplaces[location];
  const path = `/vacatures/${id}`;
  const posting: JobPosting = {
    '@type': 'JobPosting',
    title,
    description: [description, ...requirements, ...benefits].join('\n'),
    url: here(path),
    datePosted: posted,
    validThrough: until,
    employmentType: type === 'Fulltime' ? 'FULL_TIME' : 'PART_TIME',
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    hiringOrganization: business,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        postalCode,
        addressRegion: province,
        addressCountry: company.address.country,
      },
    },
  };
  return [posting, crumbs(['Vacatures', '/vacatures'], [title, path])];
}

export async function aboutService({
  customerType,
  id,
  title,
  description,
}: ServiceItem & { customerType: CustomerType }): Promise<StructuredData[]> {
  const path = `/diensten/${id}`;
  return [
    service(title, description, path),
    faq((await import('../../content/questions')).questionsAbout(customerType, id)),
    crumbs([title, path]),
  ];
}

export function aboutProvince({ id, name }: { id: string; name: string }): StructuredData[] {
  const path = `/werkgebied/${id}`;
  return [{ ...local(path), areaServed: { '@type': 'State', name } }, crumbs(['Regio’s', '/regios'], [name, path])];
}

export function aboutCity({
  name,
  slug,
  coordinates,
  region,
}: Place & { region: { id: string; name: string } }): StructuredData[] {
  const path = `/elektricien-${slug}`;
  return [
    { ...local(path), '@type': 'Electrician', areaServed: { ...city(name), geo: geo(coordinates) } },
    crumbs(['Regio’s', '/regios'], [region.name, `/werkgebied/${region.id}`], [name, path]),
  ];
}

export function aboutSolarExpert({ name, slug, coordinates }: Place): StructuredData[] {
  const path = `/zonnepanelen/${slug}`;
  return [
    { ...local(path), areaServed: { ...city(name), geo: geo(coordinates) } },
    crumbs(['Zonnepanelen', '/zonnepanelen'], [name, path]),
  ];
}

export function aboutSolarRegion({ name, slug }: Place): StructuredData[] {
  return [crumbs(['Regio’s', '/regios'], [name, `/regios/${slug}`])];
}

export function aboutBattery({ name, slug }: Place): StructuredData[] {
  const path = `/regios/thuisbatterij/${slug}`;
  return [
    {
      ...local(path),
      // §2: the rating and the coordinates are fixed.
      geo: geo(company.address.coordinates),
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 235 },
      areaServed: city(name),
    },
    crumbs(['Thuisbatterij', '/regios/thuisbatterij'], [name, path]),
  ];
}

export function aboutPost({ slug, title, description, date, tags }: Post, image?: string): StructuredData[] {
  const path = `/blog/${slug}`;
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    dateModified: date,
    image: image && here(image),
    keywords: tags.join(', '),
    inLanguage: 'nl',
    url: here(path),
    author: business,
    publisher: business,
  };
  return [posting, crumbs(['Blog', '/blog'], [title, path])];
}
