import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** In bytes: ten packets of 1,460, less 930 of headers. */
const ROUND_TRIP = 13_660;

export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))));
}

/** The highest level takes twice the time for a hundredth of the bytes: only for a page that fits one round trip because of it. */
async function smallest(content: Buffer, page: boolean): Promise<Buffer> {
  const quick = page && (await brotli(content, constants.BROTLI_MAX_QUALITY - 1));
  return quick && quick.length <= ROUND_TRIP ? quick : brotli(content, constants.BROTLI_MAX_QUALITY);
}

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await smallest(content, file.endsWith('.html')));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
