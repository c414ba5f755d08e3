import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { type Manifest, minify, transformWithOxc } from 'vite';
import { styleElement } from './hosting/headers';
import { routeScripts, styleSheet } from './manifest';

/** Gives a rendered page what it needs to be seen at once and to come to life later. */
export type Complete = (html: string, routeId: string | null) => string;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const PLACEHOLDER = /img\[src\*=([^\]]+)\]\{[^}]*\}/g;

/** Puts the styles that a page uses into the page, and the script that fetches the others after it has been seen. */
export async function firstView(chunks: Manifest, folder: string): Promise<Complete> {
  const sheet = styleSheet(chunks);
  const scriptsOf = routeScripts(chunks);
  const styles = await readFile(join(folder, sheet), 'utf8');
  // Every page has them, and told a second time they would be loaded anew.
  await writeFile(join(folder, sheet), styles.replaceAll(FONT_FACE, ''));
  const stylesOf = criticalStyles(styles);
  const boot = await bootScript();

  return (html, routeId) =>
    html
      .replace('</head>', () => `${styleElement(stylesOf(html))}</head>`)
      .replace(
        '</body>',
        () => `<script data-scripts="${scriptsOf(routeId).join(' ')}" data-styles="${sheet}">${boot}</script></body>`,
      );
}

function criticalStyles(styles: string) {
  const filename = 'critical.css';
  const known = new Set<string>();
  const { code } = transform({
    filename,
    code: Buffer.from(styles),
    visitor: {
      Rule: { media: ({ value }) => (value.query.mediaQueries[0]?.mediaType === 'print' ? [] : undefined) },
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') known.add(part.name);
      },
    },
  });
  // Hundreds of pages differ in their text alone.
  const made = new Map<string, string>();
  const using = (used: ReadonlySet<string>) => {
    const unusedSymbols = [...known].filter((name) => !used.has(name));
    const key = unusedSymbols.join();
    const styles = made.get(key) ?? transform({ filename, code, minify: true, unusedSymbols }).code.toString();
    made.set(key, styles);
    return styles;
  };
  return (html: string) => {
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    return using(used).replaceAll(PLACEHOLDER, (rule, name: string) =>
      html.includes(name.replace(/["\\]/g, '')) ? rule : '',
    );
  };
}

async function bootScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile('src/boot.ts', 'utf8'), 'boot.ts');
  return (await minify('boot.js', `{${code.replace('export {};', '')}}`)).code.trim();
}
