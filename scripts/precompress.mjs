import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Fonts (woff2) and pictures are compressed already.
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
// Below this size the headers outweigh what compression saves.
const smallest = 512;

async function compressBeside(file) {
  const plain = await readFile(file);
  if (plain.length < smallest) return;
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  await Promise.all([
    promisify(brotliCompress)(plain, brotli).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Writes the .br and .gz of every file worth it in `folder`, so that the server never compresses them. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(files.map((name) => compressBeside(join(folder, name))));
}
