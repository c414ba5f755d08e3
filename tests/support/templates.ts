import type { FileRoutesByTo } from '../../src/routeTree.gen';

/** A page of every route; one that has none here does not compile. */
const pages: Record<keyof FileRoutesByTo, string> = {
  '/': '/',
  '/bedankt-offerte': '/bedankt-offerte',
  '/blog': '/blog',
  '/blog/$slug': '/blog/wanneer-loont-een-thuisbatterij',
  '/contact': '/contact',
  '/dakrenovatie': '/dakrenovatie',
  '/diensten/$serviceId': '/diensten/thuisbatterij',
  '/elektricien-{$citySlug}': '/elektricien-amersfoort',
  '/kozijnen-deuren': '/kozijnen-deuren',
  '/laadpaal': '/laadpaal',
  '/offerte': '/offerte',
  '/offerte-aanvragen': '/offerte-aanvragen',
  '/over-ons': '/over-ons',
  '/privacy': '/privacy',
  '/projecten': '/projecten',
  '/regios': '/regios',
  '/regios/$slug': '/regios/den-haag',
  '/regios/thuisbatterij': '/regios/thuisbatterij',
  '/regios/thuisbatterij/$slug': '/regios/thuisbatterij/amersfoort',
  '/sitemap': '/sitemap',
  '/vacatures': '/vacatures',
  '/voorwaarden': '/voorwaarden',
  '/werkgebied/$regionId': '/werkgebied/noord-brabant',
  '/zonnepanelen': '/zonnepanelen',
  '/zonnepanelen/$slug': '/zonnepanelen/utrecht',
};

export const templates = [...Object.values(pages), '/404'];
