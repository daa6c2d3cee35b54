import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { anyText } from '../../../testing/any-text.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { importCatalog } from '../import-catalog.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'));
  shop = await openTestShop();
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#2a3350' } }).webp();
  await writeFile(join(folder, 'mug.webp'), await picture.toBuffer());
  const file = join(folder, 'pictures.yaml');
  await writeFile(
    file,
    `categories: [{ code: mugs, image: mug.webp, headImage: { file: mug.webp, alt: Mugs }, description: "# Mugs" }]
products: [{ sku: MUG, images: [{ file: mug.webp, alt: { en: A mug, fr: Une tasse } }], variants: [{ sku: MUG-RED-S, images: [mug.webp] }] }]
pages: [{ code: story, image: { file: mug.webp, name: story.webp, alt: Us } }]
home: [{ type: hero, title: Hello, images: [mug.webp], items: [{ title: A, text: B, icon: leaf }] }]
synonyms: { en: [[cup, mug]] }
`,
  );
  await importCatalog(shop.database, file, { storeCode: 'DEFAULT' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** `npm run test:roundtrip` makes 200. */
const RUNS = Number(process.env.ROUND_TRIPS ?? 10);

let exports = 0;
async function exported(format: 'yaml' | 'csv' = 'yaml'): Promise<string> {
  exports += 1;
  const path = join(folder, String(exports));
  await shop.commands.exportFiles(path, undefined, format);
  return path;
}

async function contentOf(path: string): Promise<unknown[]> {
  const names = (await readdir(path, { recursive: true })).filter((name) => /\./.test(name)).sort();
  return Promise.all(
    names.map(async (name) => [
      name,
      /yaml$/.test(name) ? parse(await readFile(join(path, name), 'utf8')) : await readFile(join(path, name), 'base64'),
    ]),
  );
}

/** Collects what pages show: the responses of the public calls they are made of, without the numbers of rows. */
async function pagesOf(language: string): Promise<unknown> {
  const calls = [
    'products?count=100',
    'category',
    'category/mugs',
    'manufacturers',
    'product/friendly/blue-mug',
    'product/friendly/tasse-bleue',
    'content/pages',
    'content/pages/name/story',
    'content/boxes',
    'home-configuration',
    'products/group/FEATURED_ITEM',
    'store/DEFAULT',
  ];
  const answers = await Promise.all(
    calls.map(async (call) => {
      const { status, body } = await shop.get(`${call}${call.includes('?') ? '&' : '?'}lang=${language}`);
      return { call, status, body };
    }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(8);
  return JSON.parse(JSON.stringify(answers, (key, value: unknown) => (/^id$|Id$/.test(key) ? undefined : value)));
}

test('importing the export changes nothing, and an empty shop becomes the same, with equal pages (STAFF-17)', async () => {
  const path = await exported();
  const before = [await pagesOf('en'), await pagesOf('fr')];
  const again = await importCatalog(shop.database, path, { storeCode: 'DEFAULT', preview: true, stock: 'set' });
  expect(again).toMatchObject({ created: {}, changed: {}, changes: [] });
  const whole = await importCatalog(shop.database, path, { storeCode: 'DEFAULT', preview: true, replace: true });
  expect(whole.changes).toEqual([]);
  await expect(shop.commands.exportFiles(path)).rejects.toThrow(/is not empty/);
  const tables = [
    'products',
    'categories',
    'manufacturers',
    'options',
    'properties',
    'product_groups',
    'media',
    'listing_counts',
    'listing_category_totals',
    'listing_category_counts',
  ];
  await shop.database.db.execute(
    sql.raw(
      `truncate ${tables.join(', ')}, contents, home_sections, coupons, search_synonyms restart identity cascade`,
    ),
  );
  await importCatalog(shop.database, path, { storeCode: 'DEFAULT' });
  expect(await contentOf(await exported())).toEqual(await contentOf(path));
  expect([await pagesOf('en'), await pagesOf('fr')]).toEqual(before);
});

test('an export as tables is imported without a change, as a folder or file by file', async () => {
  const path = join(folder, 'tables');
  await shop.commands.setRedirect('/products/mug', '/product/blue-mug');
  await shop.commands.exportFiles(path, undefined, 'csv');
  expect((await readdir(path)).sort()).toEqual([
    '1-store.yaml',
    '2-products.csv',
    '3-content.yaml',
    '4-redirects.csv',
    'images',
  ]);
  const whole = await importCatalog(shop.database, path, { storeCode: 'DEFAULT', preview: true, stock: 'set' });
  expect([whole.created, whole.changes]).toEqual([{}, []]);
  for (const file of ['2-products.csv', '4-redirects.csv']) {
    const again = await shop.commands.importFile(join(path, file), { preview: true, stock: 'set' });
    expect([again.created, again.changes]).toEqual([{}, []]);
  }
  const table = await readFile(join(path, '2-products.csv'), 'utf8');
  await writeFile(join(path, '2-products.csv'), table.replaceAll(/(?<=,)TRUE(?=,)/g, 'maybe'));
  await expect(importCatalog(shop.database, path, { storeCode: 'DEFAULT' })).rejects.toThrow(
    /2-products.csv:2, visible: "maybe" is not TRUE or FALSE/,
  );
});

test('a table changes what its columns name, and nothing else', async () => {
  const path = join(folder, 'prices.csv');
  await writeFile(path, 'SKU;Price;variant.sku;Variant.Price\nLAMP;79,90;;\nMUG;;MUG-RED-S;12,50\n');
  const { changes } = await shop.commands.importFile(path, { preview: true });
  expect(changes.map(({ key, fields }) => [key, Object.keys(fields)])).toEqual([
    ['LAMP', ['price']],
    ['MUG-RED-S', ['price']],
  ]);
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim().length > 0 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));
// A byte order mark at the start of a text is dropped by the embedded database.
const typed = anyText.map((one) => one.toWellFormed().replace(/^\ufeff+/, '')).filter((one) => one.trim().length > 0);
const text = fc.oneof(word, fc.record({ en: typed }), fc.record({ en: word, fr: typed }));
const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const described = {
  highlights: optional(text),
  description: optional(fc.oneof(text, fc.record({ html: text }))),
  keywords: optional(text),
  title: optional(text),
  metaDescription: optional(text),
};
const product = fc.record({
  sku: word.map((sku) => `P ${sku.trim()}`),
  name: fc.oneof(fc.record({ en: typed }), fc.record({ en: word, fr: typed })),
  price,
  special: optional(fc.record({ price, until: fc.constant('2030-01-01') })),
  stock: fc.nat(1000),
  visible: fc.boolean(),
  preOrder: optional(fc.boolean()),
  size: optional(fc.record({ weight: fc.double({ min: 0, max: 100, noNaN: true }) })),
  ...described,
});

test('importing the export of any catalog changes nothing; the same file twice is the same as once (SECURITY-5)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(product, { selector: ({ sku }) => sku.normalize('NFC'), minLength: 1, maxLength: 5 }),
      fc.constantFrom('yaml' as const, 'csv' as const),
      async (given, format) => {
        const products = given.map((entry) => ({ categories: ['kitchen'], ...JSON.parse(JSON.stringify(entry)) }));
        const categories = [{ code: 'kitchen', name: 'Kitchen', slug: 'kitchen' }];
        const yaml = stringify({ categories, products });
        await shop.database.db.execute(sql`truncate products cascade`);
        await shop.importYaml(yaml);
        expect((await shop.importYaml(yaml)).changes).toEqual([]);
        const path = await exported(format);
        const again = await importCatalog(shop.database, path, { storeCode: 'DEFAULT', preview: true, stock: 'set' });
        expect(again.changes).toEqual([]);
        await rm(path, { recursive: true });
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 1_200_000);
