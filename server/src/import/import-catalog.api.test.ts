import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const linesOf = async (yaml: string): Promise<readonly string[]> => {
  const error: unknown = await shop.importYaml(yaml).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CatalogFileError) return error.lines;
  throw error ?? new Error('the file was accepted');
};

const counts = async () => {
  const { rows } = await shop.database.db.execute<Record<string, unknown>>(
    sql`select (select count(*)::int from products) as products, (select count(*)::int from price_offers) as offers,
      (select count(*)::int from reviews) as reviews, (select string_agg(name, ',' order by name) from product_texts) as names`,
  );
  return rows[0];
};

describe('an invalid file names its rows and changes nothing', () => {
  const product = (rest: string) => `products:\n  - sku: NEW\n    name: New\n    categories: [mugs]\n${rest}`;

  test.each([
    ['not YAML', 'products: [', /^catalog\.yaml:1: /],
    ['an unknown word', 'prodcuts: []', /prodcuts/],
    [
      'a language without texts of the interface',
      'store:\n  name: A\n  currency: EUR\n  country: FR\n  languages: [en, xx]',
      /^catalog\.yaml:5, .*languages.*: "xx" is not a language of this software; it has en, fr/,
    ],
    [
      'a coupon without a value',
      'coupons:\n  - { code: C, kind: amount }',
      /^catalog\.yaml:2, coupons C: the value is missing$/,
    ],
    ['more than everything off', 'coupons:\n  - { code: C, kind: percentage, value: 101 }', /at most 100/],
    [
      'the same coupon twice',
      'coupons:\n  - { code: C, kind: free-delivery }\n  - { code: c, kind: free-delivery }',
      /: duplicate coupon "c";/,
    ],
    [
      'a coupon for an unknown category',
      'coupons:\n  - { code: C, kind: amount, value: 1, excludedCategories: [nowhere] }',
      /unknown category "nowhere";/,
    ],
    [
      'a tax rate that is no text',
      'taxes:\n  - { countries: [CA], name: T, rate: 5 }',
      /^catalog\.yaml:2, taxes 1, rate: /,
    ],
    ['a tax of nowhere', 'taxes:\n  - { countries: [XX], name: T, rate: "5" }', /unknown country "XX";/],
    [
      'a zone of another country',
      'delivery:\n  - { countries: [US], zones: [QC], methods: [{ code: a, name: A, price: 1, days: 1 }] }',
      /zones 0: unknown zone "QC" in US$/,
    ],
    [
      'days the wrong way round',
      'delivery:\n  - { countries: [US], methods: [{ code: a, name: A, price: 1, days: [5, 3] }] }',
      /the lower number of days comes first$/,
    ],
    ['a missing price', product('    stock: 1'), /^catalog\.yaml:2, products NEW: the price is missing$/],
    ['a price that is no number', product('    stock: 1\n    price: cheap'), /^catalog\.yaml:6, products NEW, price: /],
    ['a price below zero', product('    stock: 1\n    price: -1'), /^catalog\.yaml:6, products NEW, price: /],
    [
      'more decimals than the currency has',
      product('    stock: 1\n    price: 1.005'),
      /price: 1\.005 has more decimals than USD allows;/,
    ],
    [
      'an unknown category',
      'products:\n  - { sku: NEW, name: New, categories: [nowhere], price: 1, stock: 1 }',
      /^catalog\.yaml:2, products NEW, categories 0: unknown category "nowhere";/,
    ],
    ['an unknown brand', product('    stock: 1\n    price: 1\n    brand: nobody'), /brand: unknown brand "nobody";/],
    [
      'an unknown option value',
      product('    price: 1\n    variants:\n      - { sku: N-1, options: { color: mauve } }'),
      /unknown option value "color\/mauve";/,
    ],
    [
      'variants with other options',
      product(
        '    price: 1\n    variants:\n      - { sku: N-1, options: { color: red } }\n      - { sku: N-2, options: { size: small } }',
      ),
      /all variants need the same options: color$/,
    ],
    [
      'the same variant twice',
      product(
        '    price: 1\n    variants:\n      - { sku: N-1, options: { color: red } }\n      - { sku: N-2, options: { color: red } }',
      ),
      /: duplicate combination of options ".*red.*";/,
    ],
    [
      'a SKU that stands twice',
      `${product('    stock: 1\n    price: 1')}\n  - { sku: NEW, name: Other, categories: [mugs], price: 1, stock: 1 }`,
      /^catalog\.yaml:7, products NEW, sku: duplicate SKU "NEW";/,
    ],
    [
      'a missing picture',
      product('    stock: 1\n    price: 1\n    images: [nothing.webp]'),
      /images 0: picture "nothing\.webp" not found or not readable;/,
    ],
    [
      'a picture outside the folder',
      product('    stock: 1\n    price: 1\n    images: [../../package.json]'),
      /picture ".*" not found or not readable;/,
    ],
    [
      'a language the store does not speak',
      product('    stock: 1\n    price: 1\n    highlights: { en: A, de: B }'),
      /"de" is not a language of the store;/,
    ],
    [
      'a related product that is not there',
      product('    stock: 1\n    price: 1\n    related: [NOTHING]'),
      /related 0: unknown product "NOTHING";/,
    ],
  ])('%s', async (_, yaml, line) => {
    const before = await counts();
    expect(await linesOf(yaml)).toContainEqual(expect.stringMatching(line));
    expect(await counts()).toEqual(before);
  });

  test('all errors are reported together', async () => {
    const lines = await linesOf(
      'products:\n  - { sku: A, name: A, categories: [x], stock: 1 }\n  - { sku: B, name: B, categories: [y], price: 1 }',
    );
    expect(lines).toHaveLength(4);
  });

  test('an import that fails halfway is rolled back', async () => {
    const before = await counts();
    // The address belongs to a product that is only in the database, not in the file.
    const yaml =
      'products:\n  - { sku: FIRST, name: First, categories: [mugs], price: 1, stock: 1 }\n  - { sku: SECOND, name: Lamp, slug: lamp, categories: [mugs], price: 1, stock: 1 }';
    expect(await linesOf(yaml)).toContainEqual(expect.stringMatching(/lamp/));
    expect(await counts()).toEqual(before);
  });
});

test('importing the same file again changes nothing', async () => {
  const again = await openTestShop();
  const before = await counts();
  const { readFile } = await import('node:fs/promises');
  const { FIXTURE } = await import('../../testing/test-shop.ts');
  const result = await again.importYaml(await readFile(FIXTURE, 'utf8'));
  expect(result).toMatchObject({ created: {}, changed: {}, changes: [], historyId: undefined });
  expect(await counts()).toEqual(before);
  await again.close();
});

test('hiding a category hides its products', async () => {
  await shop.importYaml('categories:\n  - { code: living, name: Living, visible: false }');
  await eventually(async () => expect((await shop.get('product/LAMP')).status).toBe(404));
  await shop.importYaml('categories:\n  - { code: living, visible: true }');
  await eventually(async () => expect((await shop.get('product/LAMP')).status).toBe(200));
});
