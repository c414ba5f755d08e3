import Beasties from 'beasties';
import { type HTMLElement, parse } from 'node-html-parser';
import postcss from 'postcss';

/** Attributes that a selector may name, besides `class` and `data-…`. */
const STYLED = ['aria-current', 'aria-pressed', 'checked', 'hidden', 'open', 'type'];

/** This many characters of HTML fill a window; `tests/design/layout.spec.ts` checks that nothing moves in it. */
const WINDOW = 5_000;

/** Inlines the styles of the first view. The style sheet loads after the first paint (`src/app/start.ts`). @param folder The built site. @param sheet Path of the style sheet in it. */
export function criticalStyles(folder: string, sheet: string) {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    fonts: false,
    // Beasties cannot match these selectors; without the rules the page would move when the sheet loads.
    allowRules: [/^:where\(/, /:not\(\[open\]\)/],
    logLevel: 'silent',
  });
  const made = new Map<string, Promise<string>>();

  const extract = async (page: HTMLElement) => {
    const html = page.toString().replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);
    const styled = parse(await beasties.process(html));
    const styles = postcss.parse(styled.querySelectorAll('style').at(-1)?.rawText ?? '');
    styles.walkAtRules((rule) => {
      if (isNeverSeenAtFirst(rule.params)) rule.remove();
    });
    return styles.toString();
  };

  return async (html: string): Promise<string> => {
    const firstView = parse(html);
    for (const element of unseen(firstView)) element.remove();
    // Hundreds of pages differ in their text alone.
    const key = styledParts(firstView);
    const styles = made.get(key) ?? extract(firstView);
    made.set(key, styles);
    const critical = await styles;
    return html.replace('</head>', () => `<style>${critical}</style></head>`);
  };
}

/** Print styles, and scroll-driven styles, which force a second layout. */
const isNeverSeenAtFirst = (condition: string) => condition === 'print' || condition.includes('animation-timeline');

/** Returns the elements below the fold or in closed parts. */
function unseen(page: HTMLElement): HTMLElement[] {
  let above = 0;
  const below = [
    ...page.querySelectorAll('main').flatMap(({ children }) => children),
    ...page.querySelectorAll('footer'),
  ].filter(({ outerHTML }) => (above += outerHTML.length) - outerHTML.length >= WINDOW);
  return [...page.querySelectorAll('noscript, header details > :not(summary)'), ...below];
}

const styledParts = (page: HTMLElement): string =>
  [
    ...new Set(
      page.querySelectorAll('*').map(({ rawTagName, attributes }) =>
        [
          rawTagName,
          ...Object.entries(attributes)
            .filter(([name]) => name === 'class' || name.startsWith('data-') || STYLED.includes(name))
            .flat(),
        ].join(' '),
      ),
    ),
  ]
    .sort()
    .join('\n');
