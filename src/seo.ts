import { company, titled } from '../content/company';

interface Page {
  title: string;
  /** The brand is added to a title, unless the specification has the title to the letter. */
  branded?: boolean;
  description: string;
  keywords?: string;
  path: string;
  type?: 'website' | 'article';
  /** The path of a picture for whoever links to the page. */
  image?: string;
}

/** The `head` of a page: title, description, canonical link and social tags. */
export function pageHead({ title, branded = true, description, keywords, path, type = 'website', image }: Page) {
  const canonical = company.origin + path;
  const whole = branded ? titled(title) : title;
  return {
    meta: [
      { title: whole },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { property: 'og:site_name', content: company.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:type', content: type },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      ...(image ? [{ property: 'og:image', content: company.origin + image }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
