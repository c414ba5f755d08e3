import { company, titled } from '../../content/company';
import type { StructuredData } from './structured-data';

interface Page {
  title: string;
  /** The brand is appended, unless the specification fixes the title. */
  branded?: boolean;
  description: string;
  keywords?: string;
  path: string;
  type?: 'website' | 'article';
  /** For pages that make sense only after another page. */
  noindex?: boolean;
  about?: readonly StructuredData[];
}

/** The texts of a page load with its loader, parallel to `parts`: no page carries the texts of the others. */
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

export function pageHead(page: Page | undefined) {
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

/** Escaped, so that the data cannot close the script element. */
const jsonLd = (thing: StructuredData) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
