import { company, titled } from '../../content/company';
import type { StructuredData } from './structured-data';

interface Page {
  title: string;
  /** The brand is added to a title, unless the specification has the title to the letter. */
  branded?: boolean;
  description: string;
  keywords?: string;
  path: string;
  type?: 'website' | 'article';
  /** For a page that means nothing to whoever has not come by the site. */
  noindex?: boolean;
  about?: readonly StructuredData[];
}

/**
 * The texts of a page come with its loader, after the `parts` that it waits for as well: in the browser no page carries
 * the texts of all the others.
 */
export async function loadHead(
  path: keyof typeof import('../../content/pages/heads').pages,
  ...parts: Promise<unknown>[]
) {
  const [{ pages }, { aboutPage }] = await Promise.all([
    import('../../content/pages/heads'),
    import('./structured-data'),
    ...parts,
  ] as const);
  return { ...pages[path], path, about: await aboutPage(path, pages[path]) };
}

/** The `head` of a page: title, description, canonical link, social tags and structured data. */
export function pageHead(page: Page | undefined) {
  // A page that could not be loaded.
  if (!page) return {};
  const { title, branded = true, description, keywords, path, type = 'website', noindex, about = [] } = page;
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
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: canonical }],
    scripts: about.map((thing) => ({ type: 'application/ld+json', children: jsonLd(thing) })),
  };
}

/** Nothing in it can end the script that holds it. */
const jsonLd = (thing: StructuredData) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
