import { gzipAsync as zopfli } from '@gfx/zopfli';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** In bytes. Zopfli makes gzip a thirtieth smaller and takes seconds for it, which only the few large scripts are worth. */
const LARGE = 50_000;

/** Writes a `.br` and a `.gz` beside every file that is worth it, so that a server compresses nothing at run time. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const large = file.endsWith('.js') && content.length > LARGE;
  // The last step costs twice the time for a hundredth of the bytes: too much for hundreds of pages.
  const quality = constants.BROTLI_MAX_QUALITY - (file.endsWith('.html') ? 1 : 0);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, large ? await zopfli(content, {}) : await promisify(gzip)(content, { level: 9 }));
}
