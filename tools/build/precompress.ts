import { gzipAsync as zopfli } from '@gfx/zopfli';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** In bytes. Zopfli makes gzip a thirtieth smaller and takes seconds for it, which only the few large scripts are worth. */
const LARGE = 50_000;

/** In bytes: what a new connection brings at once is ten packets of 1,460, of which headers take 930. */
const ROUND_TRIP = 13_660;

/** Writes a `.br` and a `.gz` beside every file that is worth it, so that a server compresses nothing at run time. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))));
}

/**
 * The last step costs twice the time for a hundredth of the bytes: too much for hundreds of pages, but not for one that comes
 * in one round trip because of it.
 */
async function smallest(content: Buffer, page: boolean): Promise<Buffer> {
  const quick = page && (await brotli(content, constants.BROTLI_MAX_QUALITY - 1));
  return quick && quick.length <= ROUND_TRIP ? quick : brotli(content, constants.BROTLI_MAX_QUALITY);
}

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const large = file.endsWith('.js') && content.length > LARGE;
  await writeFile(`${file}.br`, await smallest(content, file.endsWith('.html')));
  await writeFile(`${file}.gz`, large ? await zopfli(content, {}) : await promisify(gzip)(content, { level: 9 }));
}
