import { company } from '../content/company';

interface Page {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  keywords?: string;
  path: string;
}

/** The `head` of a page: title, description, canonical link and social tags. */
export function pageHead({ title, description, keywords, path }: Page) {
  const canonical = company.origin + path;
  const branded = `${title} | ${company.name}`;
  return {
    meta: [
      { title: branded },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { property: 'og:site_name', content: company.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: branded },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
