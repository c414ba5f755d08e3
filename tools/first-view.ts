import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Visitor, transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';
import { type Manifest, minify, transformWithOxc } from 'vite';
import { styleElement } from './hosting/headers';
import { routeScripts, styleSheet } from './manifest';

/** Gives a rendered page what it needs to be seen at once and to come to life later. */
export type Complete = (html: string, routeId: string | null) => Promise<string>;

/** What a page begins to come to life with stands in the script that every page has: the policy then names one hash. */
const SCRIPT = '<script>window.trustedTypes';
const FILENAME = 'critical.css';
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
/** Of a font that nothing in a first view has. */
const LATER_FONT = /\/light-/;
const FIRST_PICTURE = /<img[^>]* fetchPriority="high"[^>]*>/;
const PLACEHOLDER = /img\[src\*=([^\]]+)\]\{[^}]*\}/g;
/**
 * Chromium makes the parts of a date field, with the names of the months, before the first frame, wherever in the page it is.
 * That takes it longer than the styles of the whole page: it is a text field until `src/boot.ts` has seen that frame.
 */
const DATE_FIELD = ' type="date"';
const DATE_FIELD_LATER = ' data-type="date"';

/** Puts the styles that a page uses into the page, and the script that fetches the others after it has been seen. */
export async function firstView(chunks: Manifest, folder: string): Promise<Complete> {
  const sheet = styleSheet(chunks);
  const scriptsOf = routeScripts(chunks);
  const styles = await readFile(join(folder, sheet), 'utf8');
  // Every page has the others, and told a second time they would be loaded anew.
  await writeFile(
    join(folder, sheet),
    styles.replaceAll(FONT_FACE, (face) => (LATER_FONT.test(face) ? face : '')),
  );
  const stylesOf = criticalStyles(styles);
  const boot = await bootScript();

  return async (html, routeId) => {
    const styles = await stylesOf(html);
    const scripts = scriptsOf(routeId);
    return html
      .replace('</head>', () => `${styleElement(styles)}</head>`)
      .replace(
        SCRIPT,
        () =>
          `${afterFirstFrame(html, scripts)}<script data-scripts="${scripts.join(' ')}" data-styles="${sheet}">${boot}window.trustedTypes`,
      )
      .replaceAll(DATE_FIELD, DATE_FIELD_LATER);
  };
}

/**
 * Has a document with fields end (DOMContentLoaded) when the first of its scripts, the smallest, has come: by then the page
 * has as a rule been laid out, with its fonts. Chromium reads the fields for its autofill at that moment, and would else have the
 * whole page laid out for that before, in a font that nobody is to see.
 */
const afterFirstFrame = (html: string, [script = '']: string[]) =>
  html.includes('<input') ? `<script type="module" fetchpriority="low" src="${script}"></script>` : '';

/**
 * The styles that a page as it stands is seen with. What it has when it is printed or in another state comes with the sheet,
 * before anything can bring it about.
 */
function criticalStyles(styles: string) {
  const seen: Visitor<never> = {
    Rule: {
      media: ({ value }) => (value.query.mediaQueries[0]?.mediaType === 'print' ? [] : undefined),
      page: () => [],
      'font-face': ({ value }) => (LATER_FONT.test(JSON.stringify(value.properties)) ? [] : undefined),
      style: ({ value }) => (JSON.stringify(value.selectors).includes('view-transition') ? [] : undefined),
      supports: ({ value }) => (JSON.stringify(value.condition).includes('animation-timeline') ? [] : undefined),
    },
  };
  const css = transform({ filename: FILENAME, code: Buffer.from(styles), visitor: seen }).code.toString();
  const told = new Set([...css.matchAll(/\[[\w-]+="?([^"\]]*)/g)].map(([, value = '']) => value));

  // Hundreds of pages differ in their text alone.
  const made = new Map<string, Promise<string>>();
  return async (html: string) => {
    const names = namesIn(html, told);
    const key = JSON.stringify(names);
    const critical = made.get(key) ?? purge(css, names);
    made.set(key, critical);
    const [first = ''] = FIRST_PICTURE.exec(html) ?? [];
    return (await critical).replaceAll(PLACEHOLDER, (rule, name: string) =>
      first.includes(name.replace(/["\\]/g, '')) ? rule : '',
    );
  };
}

/** What selectors may name of a page; of the values of its attributes only those that one does. */
function namesIn(html: string, told: ReadonlySet<string>) {
  const elements = parse(html)
    .querySelectorAll('*')
    .filter((element) => !element.hasAttribute('hidden'));
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const distinct = (names: string[]) => [...new Set(names)].sort();
  return {
    tags: distinct(elements.map(({ rawTagName }) => rawTagName)),
    classes: distinct(elements.flatMap((element) => element.classList.value)),
    ids: distinct(elements.map(({ id }) => id)),
    attributes: {
      names: distinct(attributes.map(([name]) => name)),
      values: distinct(attributes.map(([, value]) => value).filter((value) => told.has(value))),
    },
  };
}

async function purge(css: string, names: ReturnType<typeof namesIn>): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => ({ ...names, undetermined: [] }) }],
    // These a browser changes by itself, or `boot.ts` where no other script comes.
    dynamicAttributes: ['open', 'data-script', 'src'],
    safelist: [':focus-visible'],
    blocklist: [/:hover/, /:active/],
    keyframes: true,
    variables: true,
  });
  return transform({ filename: FILENAME, code: Buffer.from(purged?.css ?? ''), minify: true }).code.toString();
}

async function bootScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile('src/boot.ts', 'utf8'), 'boot.ts');
  return (await minify('boot.js', `(()=>{${code.replace('export {};', '')}})()`)).code.trim();
}
