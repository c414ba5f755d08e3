import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOK, book } from './book/book';

const files = await book();
await rm(BOOK, { recursive: true, force: true });
await mkdir(BOOK, { recursive: true });
await Promise.all([...files].map(([name, content]) => writeFile(join(BOOK, name), content)));
console.log(`Wrote ${files.size} files into ${BOOK}/.`);
