import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type FontName, fontFiles } from './fonts';

interface Lettering {
  font: FontName;
  size: number;
  weight: number;
  /** In em, as `letter-spacing`. */
  tracking?: number;
}

/** Returns a line of text as outlines, so that a picture of it needs no font. The baseline starts at 0 0. */
export async function lettering(text: string, { font: name, size, weight, tracking = 0 }: Lettering) {
  const font = new Font(await faceOf(name));
  font.setVariations([new Variation('wght', weight), new Variation('opsz', size)]);
  const scale = size / (await faceOf(name)).upem;
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);

  let width = 0;
  const letters = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const outline = font.glyphToPath(codepoint).replace(/\d+\.\d+/g, (number) => Number(number).toFixed());
    const letter = `<path transform="translate(${width + xOffset})" d="${outline}"/>`;
    width += xAdvance + (tracking * size) / scale;
    return letter;
  });
  return { width: width * scale, svg: `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>` };
}

const faces = new Map<FontName, Promise<Face>>();

function faceOf(name: FontName): Promise<Face> {
  const face = faces.get(name) ?? load(name);
  faces.set(name, face);
  return face;
}

async function load(name: FontName): Promise<Face> {
  const font = await readFile(`node_modules/${fontFiles[name].source}`);
  return new Face(new Blob(await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' })));
}
