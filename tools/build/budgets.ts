import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { templates } from './templates';

type Template = keyof typeof templates;
type Kind = 'html' | 'script' | 'styles' | 'fonts' | 'picture' | 'clip';

/** Brotli bytes on the wire. HTML with its headers and the first picture on a phone fit one round trip of a new connection each (`precompress.ts`). */
export const content: Record<Kind, number> = {
  html: 15_300,
  script: 138_400,
  styles: 17_100,
  fonts: 34_000,
  picture: 13_680,
  clip: 90_000,
};
const withCalculator = { ...content, script: 133_000 };

const budgets: Partial<Record<Template, Record<Kind, number>>> = {
  '/': withCalculator,
  '/zonnepanelen': withCalculator,
};

type Weighed = Record<Kind, { bytes: number; limit: number }>;

export async function weigh(folder: string): Promise<Map<Template, Weighed>> {
  const names = Object.keys(templates) as Template[];
  const weighed = names.map(async (name) => {
    const page = join(folder, name === '/404' ? '404.html' : join(templates[name], 'index.html'));
    const html = await readFile(page, 'utf8');
    const document = parse(html);
    const named = (selector: string, attribute: string) =>
      document
        .querySelectorAll(selector)
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' ').map((file) => join(folder, file)));
    const files: Record<Kind, string[]> = {
      html: [page],
      script: named('script[data-scripts]', 'data-scripts'),
      styles: named('script[data-styles]', 'data-styles'),
      fonts: named('link[as=font]', 'href'),
      picture: firstPicture(document).map((file) => join(folder, file)),
      clip: name === '/' ? [join(folder, 'videos/hero-loop-phone.mp4')] : [],
    };
    for (const kind of ['script', 'styles', 'fonts'] as const) {
      if (!files[kind].length) throw new Error(`${name}: no ${kind} found, as if it had none`);
    }
    const limits = budgets[name] ?? content;
    const kinds = (Object.keys(files) as Kind[]).map(async (kind) => {
      const sizes = await Promise.all(files[kind].map(bytesOf));
      return [kind, { bytes: sizes.reduce((sum, size) => sum + size, 0), limit: limits[kind] }] as const;
    });
    return [name, Object.fromEntries(await Promise.all(kinds)) as Weighed] as const;
  });
  return new Map(await Promise.all(weighed));
}

/** The picture that is loaded first, in the size for a phone: 720 px from a list of widths. */
function firstPicture(document: HTMLElement): string[] {
  return document.querySelectorAll('picture:has(img[fetchpriority="high"])').map((picture) => {
    const sources = picture.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '';
    const candidates = sources.split(', ').map((source) => source.split(' '));
    const [file] = candidates.find(([, width = '']) => parseInt(width, 10) >= 720) ?? [];
    if (!file) throw new Error(`A first picture has no file for a phone: ${picture}`);
    return file;
  });
}

/** Fonts, pictures and clips are compressed already. */
const bytesOf = async (file: string) => (await stat(/\.(woff2|avif|mp4)$/.test(file) ? file : `${file}.br`)).size;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function holdBudgets(weighed: Map<Template, Weighed>): void {
  const exceeded = [...weighed].flatMap(([template, kinds]) =>
    Object.entries(kinds)
      .filter(([, { bytes, limit }]) => bytes > limit)
      .map(([kind, { bytes, limit }]) => `${template}: ${kind} ${kilobytes(bytes)}, at most ${kilobytes(limit)}`),
  );
  if (exceeded.length) throw new Error(`The site is too heavy (tools/build/budgets.ts):\n${exceeded.join('\n')}`);
}

export function printWeights(weighed: Map<Template, Weighed>): void {
  const width = Math.max(...[...weighed.keys()].map((name) => name.length));
  const row = (name: string, cells: string[]) =>
    console.log(name.padEnd(width), ...cells.map((cell) => cell.padStart(10)));
  for (const [index, [template, kinds]] of [...weighed].entries()) {
    if (index === 0) row('brotli', Object.keys(kinds));
    row(
      template,
      Object.values(kinds).map(({ bytes }) => kilobytes(bytes)),
    );
  }
}
