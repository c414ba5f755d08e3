import { company } from '../content/company';

interface Page {
  title: string;
  /** The brand is added to a title, unless the specification has the title to the letter. */
  branded?: boolean;
  description: string;
  path: string;
  /** What the page is about, in the words of schema.org. */
  structuredData?: { '@type': string; [property: string]: unknown };
}

/** The `head` of a page: title, description, canonical link, social tags and structured data. */
export function pageHead({ title, branded = true, description, path, structuredData }: Page) {
  const canonical = company.origin + path;
  const whole = branded ? `${title} | ${company.name}` : title;
  return {
    meta: [
      { title: whole },
      { name: 'description', content: description },
      { property: 'og:site_name', content: company.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(structuredData
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', url: canonical, ...structuredData } }]
        : []),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
