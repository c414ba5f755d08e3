import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { company } from '../../content/company';
import { light } from '../../src/design/tokens/palette';
import { lettering } from './lettering';
import { sharePictureFiles } from './share-pictures';

export const brand = (): Plugin => ({
  name: 'brand',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await brandFiles())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
  configureServer({ middlewares }) {
    const files = brandFiles();
    middlewares.use(async ({ url = '' }, response, next) => {
      const file = Object.entries(await files).find(([name]) => url === `/${name}`);
      if (!file) return next();
      response.setHeader('Content-Type', mediaTypes[file[0].split('.').pop() as keyof typeof mediaTypes]);
      response.end(file[1]);
    });
  },
});

const mediaTypes = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const symbol = await readFile('src/design/Logo/symbol.svg', 'utf8');
  const tile = (size: number, share: number) =>
    sharp(Buffer.from(onGround(symbol, size, share)))
      .png()
      .toBuffer();
  return {
    'favicon.ico': asIco(await tile(ICO_SIZE, 0.86)),
    'apple-touch-icon.png': await tile(180, 0.7),
    'icon-192.png': await tile(192, 0.76),
    'icon-512.png': await tile(512, 0.76),
    // A maskable icon shows at least the middle circle, four fifths wide.
    'icon-maskable-512.png': await tile(512, 0.6),
    'logo.svg': await logo(symbol),
    'site.webmanifest': JSON.stringify(manifest),
    ...(await sharePictureFiles(symbol)),
  };
}

const icon = (src: string, sizes: number, purpose?: 'maskable') => ({
  src,
  sizes: `${sizes}x${sizes}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: company.name,
  short_name: company.name,
  lang: 'nl',
  start_url: '/',
  display: 'browser',
  background_color: light.paper,
  theme_color: light.dark,
  icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
};

const SIDE = 40;

/** Legible on whatever a phone or a list of tabs puts behind it. */
const onGround = (symbol: string, size: number, share: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}">
    <rect width="${SIDE}" height="${SIDE}" fill="${light.dark}"/>
    <g color="${light.onDark}" transform="translate(${(SIDE * (1 - share)) / 2} ${(SIDE * (1 - share)) / 2}) scale(${share})">
      ${symbol.replace('<svg', `<svg width="${SIDE}" height="${SIDE}"`)}
    </g>
  </svg>`;

async function logo(symbol: string): Promise<string> {
  const gap = 6;
  const word = await lettering(company.name, { font: 'head', size: 29, weight: 750, tracking: -0.035 });
  const width = Math.ceil(SIDE + gap + word.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}" color="${light.ink}">${symbol
    .trim()
    .replace(
      '<svg',
      `<svg width="${SIDE}" height="${SIDE}"`,
    )}<g fill="currentColor" transform="translate(${SIDE + gap} 30)">${word.svg}</g></svg>`;
}

const ICO_SIZE = 32;

/** An .ico is a small header before a PNG. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
