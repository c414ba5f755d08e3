import sharp from 'sharp';
import { company } from '../../content/company';
import { SHARE_SIZE, sharePath, sharePictures } from '../../content/share-pictures';
import { light } from '../../src/design/tokens/palette';
import { lettering } from './lettering';

const { width, height } = SHARE_SIZE;
const LEFT = 430;
const BOARD = 26;
const CUT = 400;
/** 1 / tan 38°, the pitch of the roof line. */
const RUN = CUT * 1.28;
const MARGIN = 60;

export async function sharePictureFiles(symbol: string): Promise<Record<string, Buffer>> {
  const files = Object.entries(sharePictures).map(async ([name, { picture, title }]) => {
    const photo = await sharp(`content/pictures/${picture}.jpg`)
      .resize(width - LEFT, height)
      .toBuffer();
    const file = await sharp({ create: { width, height, channels: 3, background: light.paper } })
      .composite([
        { input: photo, left: LEFT, top: 0 },
        { input: Buffer.from(await overlay(symbol, title)), left: 0, top: 0 },
      ])
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    return [sharePath(name).slice(1), file] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function overlay(symbol: string, title: readonly string[]): Promise<string> {
  const name = await lettering(company.name, { font: 'head', size: 40, weight: 750, tracking: -0.035 });
  const lines = await Promise.all(
    title.map((line) => lettering(line, { font: 'head', size: 66, weight: 750, tracking: -0.03 })),
  );
  const shape = (color: string, ...points: [number, number][]) =>
    `<polygon fill="${color}" points="${points.join(' ')}"/>`;
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${light.ink}">
      ${shape(light.paper, [LEFT, 0], [LEFT + RUN, 0], [LEFT, CUT])}
      ${shape(
        light.sun,
        [LEFT + RUN - BOARD, 0],
        [LEFT + RUN, 0],
        [LEFT, CUT],
        [LEFT - BOARD, CUT + BOARD * 0.78],
        [LEFT - BOARD, CUT],
      )}
      <g transform="translate(${MARGIN} 52)">${symbol.replace('<svg', '<svg width="54" height="54"')}</g>
      <g fill="currentColor">
        <g transform="translate(${MARGIN + 66} 92)">${name.svg}</g>
        ${lines.map(({ svg }, line) => `<g transform="translate(${MARGIN} ${228 + 70 * line})">${svg}</g>`).join('')}
      </g>
    </svg>`;
}
