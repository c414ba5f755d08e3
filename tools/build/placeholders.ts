import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const STYLES = 'virtual:placeholders.css';
const PICTURES = 'content/pictures';

/** The colours of a picture from top to bottom, shown until it loads. A built copy has the name of its original. */
export const placeholders = (): Plugin => ({
  name: 'placeholders',
  resolveId: (id) => (id === STYLES ? id : undefined),
  load: (id) => (id === STYLES ? placeholderStyles() : undefined),
});

export async function placeholderStyles(): Promise<string> {
  const pictures = (await readdir(PICTURES)).sort();
  const rules = pictures.map(async (picture) => {
    const colours = await coloursOf(join(PICTURES, picture));
    return `img[src*="/${parse(picture).name}-"]{background:linear-gradient(${colours.join()})}`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function coloursOf(file: string): Promise<string[]> {
  const pixels = await sharp(file).resize(1, 3, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [0, 3, 6].map((start) => `#${pixels.toString('hex', start, start + 3)}`);
}
