import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIssue, fileIssueText } from '../product-editing/entries/issue.ts';
import { readCatalog } from './read-catalog-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-catalog-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, skus: string[]) =>
  writeFile(
    join(folder, name),
    `products:\n${skus.map((sku) => `  - { sku: ${sku}, name: ${sku}, categories: [all], price: 1 }`).join('\n')}\n`,
  );

test('products of several files take turns, and issues still name their file and line', async () => {
  await write('lamps.yaml', ['LAMP-1', 'LAMP-2', 'LAMP-3']);
  await write('mugs.yaml', ['MUG-1', 'MUG-2']);
  const { products, describe, close } = await readCatalog(folder);
  expect((await products.slice(0, 9)).map(({ sku }) => sku)).toEqual(['LAMP-1', 'MUG-1', 'LAMP-2', 'MUG-2', 'LAMP-3']);
  expect(fileIssueText(await describe({ path: ['products', 3, 'price'], ...createIssue('number-too-small', 0) }))).toBe(
    'mugs.yaml:3, products MUG-2, price: this is less than 0; type 0 or more',
  );
  await close();
});

test('bytes of another encoding are reported with their line', async () => {
  const latin = Buffer.from('products:\n  - { sku: A, name: A }\n  - { sku: B, name: Caf\xe9 }\n', 'latin1');
  await writeFile(join(folder, 'products.yaml'), latin);
  await expect(readCatalog(folder)).rejects.toMatchObject({
    lines: ['products.yaml:3: some letters cannot be read; save the file in the encoding UTF-8'],
  });
});

test('a NUL character is reported with its line, and half a character is replaced', async () => {
  const file = join(folder, 'products.yaml');
  const product = (name: string) => `  - { sku: A, name: "${name}", categories: [all], price: 1 }\n`;
  for (const nul of ['\\0', '\\x00', '\\u0000']) {
    await writeFile(file, `products:\n  # a remark\n${product(`nul ${nul}`)}`);
    await expect(readCatalog(folder)).rejects.toMatchObject({
      lines: ['products.yaml:3, products A, name: a text has a NUL character, which cannot be stored; delete it'],
    });
  }
  await writeFile(file, `products:\n${product('half \\uD83E whole \\uD83E\\uDDF5 half \\U0000DC00')}`);
  const { products, close } = await readCatalog(folder);
  expect((await products.slice(0, 1))[0]?.name).toBe('half \ufffd whole \u{1f9f5} half \ufffd');
  await close();
});
