import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Fonts (woff2) and pictures are compressed already.
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
// Below this size the headers outweigh what compression saves.
const smallest = 512;

async function compress(plain) {
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, brotli), promisify(gzip)(plain, { level: 9 })]);
  return { br, gz };
}

/** Writes the .br and .gz of every file worth it in `folder`, so that the server never compresses them. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  // Half of the scripts are the same in every language.
  const known = new Map();
  const compressOnce = (plain) => {
    const key = createHash('sha256').update(plain).digest('hex');
    if (!known.has(key)) known.set(key, compress(plain));
    return known.get(key);
  };
  await Promise.all(
    files.map(async (name) => {
      const plain = await readFile(join(folder, name));
      if (plain.length < smallest) return;
      const { br, gz } = await compressOnce(plain);
      await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
    }),
  );
}
