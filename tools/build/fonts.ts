import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont, { type SubsetOptions } from 'subset-font';
import type { Plugin } from 'vite';
import { localFonts } from './local-fonts';

interface StandIn {
  local: keyof typeof localFonts;
  weights: string;
  as: SubsetOptions['variationAxes'];
}

interface FontFile {
  source: string;
  /** As `theme.css.ts` names it, where the visitor's own fonts stand in for it. */
  family?: string;
  standIns?: StandIn[];
  glyphs: string;
  variationAxes: SubsetOptions['variationAxes'];
}

const bricolage = {
  // The `opsz` file holds the display cut that makes the headlines; the `wght` file does not.
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  // Signs that no headline has are a fifth of the file, for the pairs they are kerned in.
  glyphs: String.raw`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()/&%+-`,
};

export const fontFiles = {
  head: {
    ...bricolage,
    family: 'Bricolage Grotesque Variable',
    // Measured as a page title, which has the most lines.
    standIns: [{ local: 'bold', weights: '1 1000', as: { wght: 725, opsz: 36 } }],
    // All headlines are within 25 of this weight; one weight halves the file.
    variationAxes: { wght: 725, opsz: { min: 14, max: 96 } },
  },
  light: {
    ...bricolage,
    // The heavier weight of the same face stands in for it, and takes as many lines.
    family: undefined,
    variationAxes: { wght: { min: 300, max: 500 }, opsz: 36 },
  },
  text: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    family: 'Figtree Variable',
    standIns: [
      { local: 'regular', weights: '1 500', as: { wght: 400 } },
      { local: 'bold', weights: '501 1000', as: { wght: 600 } },
    ],
    glyphs: between(' ', '~') + between('À', 'ÿ'),
    variationAxes: { wght: { min: 400, max: 700 } },
  },
} as const satisfies Record<string, FontFile>;

export type FontName = keyof typeof fontFiles;

const INVISIBLE = '\u00a0';

export async function glyphsOf(name: FontName): Promise<string> {
  const written = await Promise.all(['content', 'src'].map(specialCharacters));
  return [...new Set([...fontFiles[name].glyphs, ...INVISIBLE, ...written.flat()])].sort().join('');
}

/** Serves the subset fonts (`~fonts/head.woff2`) and the fallback faces (`~fonts/fallback.css`): system fonts stretched to the same metrics, so that nothing moves when a font loads late. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  async config() {
    const found = await Promise.all((Object.keys(fontFiles) as FontName[]).map(subset));
    const files = [...found, { name: 'fallback', file: await fallbackFaces() }];
    return {
      resolve: {
        alias: files.map(({ name, file }) => ({ find: new RegExp(`^~fonts/${name}\\.\\w+`), replacement: file })),
      },
    };
  },
});

async function subset(name: FontName) {
  const { source, variationAxes } = fontFiles[name];
  const original = await readFile(join('node_modules', source));
  const glyphs = await glyphsOf(name);
  const options: SubsetOptions = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'], variationAxes };
  const wish = createHash('sha256')
    .update(original)
    .update(JSON.stringify([glyphs, options]))
    .digest('hex');
  const folder = resolve('.local/fonts', wish.slice(0, 16));
  const file = join(folder, `${name}.woff2`);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await subsetFont(original, glyphs, options));
  }
  return { name, file };
}

/** @returns the path of a style sheet with faces such as `Figtree Variable Fallback: Arial`. */
async function fallbackFaces(): Promise<string> {
  const faces = (Object.keys(fontFiles) as FontName[]).map(async (name) => {
    const { source, family = '', standIns = [] }: FontFile = fontFiles[name];
    const [original, glyphs] = await Promise.all([readFile(join('node_modules', source)), glyphsOf(name)]);
    const found = standIns.map(async ({ local, weights, as }) => {
      const instance = await subsetFont(original, glyphs, { targetFormat: 'truetype', variationAxes: as });
      const metrics = { ...(await fromBuffer(instance)), familyName: family };
      const fontFaceProperties = { fontWeight: weights };
      return createFontStack([metrics, ...localFonts[local]], { fontFaceProperties }).fontFaces;
    });
    return Promise.all(found);
  });
  const file = resolve('.local/fonts/fallback.css');
  await mkdir('.local/fonts', { recursive: true });
  await writeFile(file, (await Promise.all(faces)).flat().join('\n'));
  return file;
}

async function specialCharacters(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(tsx?|md)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('').match(/[^\p{ASCII}§]/gu) ?? [];
}

function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index));
}
