import { execFileSync } from 'node:child_process';
import type { Post } from '../../machines/blog/posts.rules';
import type { FileRoutesByTo } from '../../src/app/routeTree.gen';

type Sources = (parameter: string) => readonly string[];

const towns: Sources = () => ['content/regions/towns.ts', 'content/regions/solar-regions.ts'];
const provinces: Sources = () => ['content/regions/provinces.ts'];
const landing: Sources = () => ['content/pages/landing.ts', 'content/packages.ts', 'content/questions.ts'];

/** The files that hold the words of each page. A missing route does not compile. */
const sources: Record<Exclude<keyof FileRoutesByTo, '/blog' | '/blog/$slug'>, Sources> = {
  '/': () => ['content/customers.ts', 'content/panels.ts', 'content/reviews.ts'],
  '/bedankt-offerte': () => [],
  '/contact': () => ['content/company.ts'],
  '/dakrenovatie': landing,
  '/diensten/$serviceId': (id) => [
    'content/questions.ts',
    ...['particulier', 'zakelijk'].map((type) => `content/services/${type}/${id}.ts`),
  ],
  '/elektricien-{$citySlug}': provinces,
  '/kozijnen-deuren': landing,
  '/laadpaal': landing,
  '/offerte': () => ['content/forms/service-choices.ts'],
  '/offerte-aanvragen': () => [],
  '/over-ons': () => ['content/pages/about.ts'],
  '/privacy': () => ['content/legal/privacy.ts'],
  '/projecten': () => ['content/pages/gallery.ts', 'content/picture-texts.ts'],
  '/regios': towns,
  '/regios/$slug': towns,
  '/regios/thuisbatterij': towns,
  '/regios/thuisbatterij/$slug': towns,
  '/sitemap': () => ['content/service-index.ts', 'content/regions/provinces.ts'],
  '/vacatures': () => ['content/jobs.ts'],
  '/vacatures/$slug': () => ['content/jobs.ts'],
  '/voorwaarden': () => ['content/legal/voorwaarden.ts'],
  '/werkgebied/$regionId': provinces,
  '/zonnepanelen': () => ['content/calculator/calculation.ts'],
  '/zonnepanelen/$slug': towns,
};

const patterns = Object.entries(sources).map(([route, files]) => ({
  files,
  pattern: new RegExp(`^${route.replace(/\{\$\w+\}|\$\w+/, '([^/]+)')}$`),
  exact: !route.includes('$'),
}));

export function lastModified(posts: readonly Post[], committed = commitDays()) {
  const newest = (days: (string | undefined)[]) =>
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
  return (path: string): string | undefined => {
    if (path === '/blog') return newest(posts.map(({ date }) => date));
    const post = posts.find(({ slug }) => path === `/blog/${slug}`);
    if (post) return post.date;
    const fits = patterns.filter(({ pattern }) => pattern.test(path));
    const source = fits.find(({ exact }) => exact) ?? fits[0];
    return source && newest(source.files(source.pattern.exec(path)?.[1] ?? '').map((file) => committed.get(file)));
  };
}

/** The day of the last commit of each file. Empty without git or with a shallow history. */
export function commitDays(): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    let day = '';
    for (const line of git('log', '--no-merges', '--format=>%cs', '--name-only', '--', 'content').split('\n')) {
      if (line.startsWith('>')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {}
  return days;
}
