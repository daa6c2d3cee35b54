// An import changes what the file states and nothing else.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import { importCatalog } from './import-catalog.ts';
import { ProductStore } from './product-store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Product {
  readonly quantity: number;
  readonly finalPrice: string;
  readonly description: Record<string, unknown>;
  readonly variants: readonly { readonly sku: string; readonly available: boolean }[];
}

const product = async (sku: string) => (await shop.get(`product/${encodeURIComponent(sku)}`)).body as Product;
/** The caches learn of a change a moment later. */
const stockOf = async (sku: string) => {
  const { rows } = await shop.database.db.execute<{ stock: number }>(
    sql`select stock from variants where sku = ${sku}`,
  );
  return rows[0]?.stock;
};
const linesOf = async (yaml: string, options = {}): Promise<readonly string[]> => {
  const error: unknown = await shop.importYaml(yaml, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CatalogFileError) return error.lines;
  throw error ?? new Error('the file was accepted');
};

test('a field that the file does not name stays as it is', async () => {
  const before = await product('MUG');
  await shop.importYaml('products:\n  - { sku: MUG, keywords: tea }');
  await eventually(async () => {
    const after = await product('MUG');
    expect(after.description).toEqual({ ...before.description, keyWords: 'tea' });
    expect(after).toMatchObject({
      finalPrice: before.finalPrice,
      quantity: before.quantity,
      variants: before.variants,
    });
  });
});

test('price and stock of a product with variants are refused, with the SKUs that have them', async () => {
  const before = await product('MUG');
  const lines = await linesOf('products:\n  - { sku: MUG, name: Mug, categories: [mugs], price: 9, stock: 4 }');
  expect(lines).toEqual([
    'catalog.yaml:2, products MUG, price: MUG has variants: set the price at MUG-BLUE-S, MUG-BLUE-L, MUG-RED-S',
    'catalog.yaml:2, products MUG, stock: MUG has variants: set the stock at MUG-BLUE-S, MUG-BLUE-L, MUG-RED-S',
  ]);
  expect(await product('MUG')).toEqual(before);
});

test('five fields for a product with six variants are refused with all six, and nothing is changed', async () => {
  const sizes = ['small', 'large', 'huge'];
  const variants = ['blue', 'red'].flatMap((color) => sizes.map((size) => ({ color, size })));
  const skus = variants.map(({ color, size }) => `SIX-${color}-${size}`);
  await shop.importYaml(`options: [{ code: size, values: [{ code: huge, name: Huge }] }]
products:
  - { sku: SIX, name: Six, description: Long, brand: north, categories: [mugs], price: 5, variants: [${variants
    .map(({ color, size }) => `{ sku: SIX-${color}-${size}, options: { color: ${color}, size: ${size} }, stock: 3 }`)
    .join(', ')}] }`);
  const before = await product('SIX');
  const lines = await linesOf('products:\n  - { sku: SIX, name: S, categories: [mugs], price: 4, stock: 60 }');
  expect(lines).toEqual(
    ['price', 'stock'].map(
      (field) => `catalog.yaml:2, products SIX, ${field}: SIX has variants: set the ${field} at ${skus.join(', ')}`,
    ),
  );
  expect(await product('SIX')).toEqual(before);
});

test('of two imports at once the second waits or is refused; none is mixed with the other', async () => {
  const imports = ['red', 'blue'].map((word) =>
    linesOf(`products:\n  - { sku: BOWL, keywords: ${word}, name: { en: Bowl ${word} } }`).catch(() => []),
  );
  for (const lines of await Promise.all(imports))
    expect(lines.filter((line) => line !== 'another import is running; try again later')).toEqual([]);
  await eventually(async () => expect((await product('BOWL')).description.name).toMatch(/red|blue/));
  const { description } = await product('BOWL');
  expect(description.name).toBe(`Bowl ${description.keyWords}`);
});

test('--stock=add adds to what orders have left', async () => {
  await shop.importYaml('products: [{ sku: ADDED, name: Added, categories: [mugs], price: 1, stock: 5 }]');
  await shop.commands.setStock('ADDED', 3);
  const { changes, historyId } = await shop.importYaml('products: [{ sku: ADDED, stock: 4 }]', { stock: 'add' });
  expect(changes).toEqual([{ kind: 'variant', key: 'ADDED', fields: { stock: { from: 3, to: 7 } } }]);
  expect(await shop.get('product/ADDED')).toMatchObject({ body: { quantity: 7 } });
  await shop.commands.undoChange(historyId ?? 0);
  expect(await shop.commands.setStock('ADDED', 0)).toBe(3);
});

test('a full disk of the database is named', async () => {
  const full = Object.assign(new Error('query failed'), { cause: Object.assign(new Error('full'), { code: '53100' }) });
  const longRunning = Object.create(shop.database.longRunning, { transaction: { value: () => Promise.reject(full) } });
  const database = { ...shop.database, longRunning } as unknown as OpenDatabase;
  await expect(importCatalog(database, FIXTURE, { storeCode: 'DEFAULT' })).rejects.toThrow(
    'the disk of the database is full',
  );
});

test('a full disk of temporary files is named, and nothing is changed', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const add = vi.spyOn(ProductStore.prototype, 'add').mockRejectedValue(full);
  try {
    await expect(shop.commands.importFile(FIXTURE)).rejects.toMatchObject({
      lines: [expect.stringMatching(/^the disk is full: there is no space for temporary files in /)],
    });
  } finally {
    add.mockRestore();
  }
});

test('null removes; a text in one language leaves the others', async () => {
  await shop.importYaml(
    'products:\n  - { sku: MUG, brand: null, keywords: T, description: { fr: Nouvelle }, properties: { material: null } }',
  );
  await shop.importYaml('products:\n  - { sku: MUG, keywords: null }');
  await eventually(async () => {
    const after = await product('MUG');
    expect(after).toMatchObject({ manufacturer: null, properties: [] });
    expect(after.description).toMatchObject({ keyWords: null, description: expect.stringMatching(/holds/) });
    const { body } = await shop.get('product/MUG?lang=fr');
    expect((body as Product).description).toMatchObject({ name: 'Tasse bleue', description: '<p>Nouvelle</p>' });
  });
});

test('stock is set for new SKUs only, unless it is asked for', async () => {
  await shop.commands.setStock('LAMP', 7);
  const file =
    'products:\n  - { sku: LAMP, stock: 1 }\n  - { sku: NEW, name: New, categories: [mugs], price: 1, stock: 5 }';
  const result = await shop.importYaml(file, { stock: 'new' });
  expect(await stockOf('LAMP')).toBe(7);
  expect(await stockOf('NEW')).toBe(5);
  expect(result.warnings).toEqual([{ code: 'stock-left', values: [1] }]);
  await shop.importYaml(file, { stock: 'set' });
  expect(await stockOf('LAMP')).toBe(1);
});

test('variants and pictures that the file does not name stay; with replace they are dropped', async () => {
  const yaml =
    'products:\n  - sku: MUG\n    name: { en: Blue Mug, fr: Tasse bleue }\n    categories: [mugs]\n    price: 18\n    variants:\n      - { sku: MUG-BLUE-S, options: { color: blue, size: small }, stock: 9 }';
  const onSale = async () => (await product('MUG')).variants.filter(({ available }) => available);
  const before = (await onSale()).length;
  await shop.importYaml(yaml);
  await eventually(async () => expect(await product('MUG')).toMatchObject({ finalPrice: '$18.00' }));
  expect(await onSale()).toHaveLength(before);
  expect((await product('MUG')).description).toMatchObject({ highlights: 'A mug' });
  await shop.importYaml(yaml, { replace: true });
  await eventually(async () => expect(await onSale()).toMatchObject([{ sku: 'MUG-BLUE-S' }]));
  expect((await product('MUG')).description).toMatchObject({ highlights: null });
});

test('a preview lists what the import then does, and changes nothing', async () => {
  const yaml =
    'brands:\n  - { code: west, name: West }\nproducts:\n  - { sku: LAMP, price: 95, brand: west }\n  - { sku: NEXT, name: Next, categories: [mugs], price: 1, stock: 5 }';
  const before = await product('LAMP');
  const preview = await shop.importYaml(yaml, { preview: true });
  expect(await product('LAMP')).toEqual(before);
  expect((await shop.get('product/NEXT')).status).toBe(404);
  expect(preview).toMatchObject({ created: { product: 1, brand: 1 }, changed: { product: 1 }, historyId: undefined });
  expect(preview.changes).toContainEqual({
    kind: 'variant',
    key: 'LAMP',
    fields: { price: { from: 100, to: 95 } },
  });
  const { historyId, ...done } = await shop.importYaml(yaml);
  expect({ ...done, historyId: undefined }).toEqual(preview);
  expect((await shop.commands.showHistory(historyId ?? 0)).entries).toEqual(done.changes);
});

test('a SKU may have any printable characters, and is found by its address', async () => {
  await shop.importYaml('products:\n  - { sku: "MUG 01/IND.S é", name: Odd, categories: [mugs], price: 3, stock: 2 }');
  expect(await product('MUG 01/IND.S é')).toMatchObject({ quantity: 2 });
  expect(await linesOf('products:\n  - { sku: "SPN\\t7", name: Tab, categories: [mugs], price: 3, stock: 2 }')).toEqual(
    [expect.stringMatching(/printable characters only/)],
  );
});

test('a SKU of another product is refused', async () => {
  expect(
    await linesOf('products:\n  - { sku: MUG-RED-S, name: Thief, categories: [mugs], price: 3, stock: 2 }'),
  ).toContainEqual(expect.stringMatching(/SKU MUG-RED-S belongs to product MUG;/));
});

test('an address that is taken gets a number; a changed name keeps the address', async () => {
  await shop.importYaml(
    'products:\n  - { sku: LAMP-2, name: { en: Lamp, fr: Lampe }, categories: [living], price: 1, stock: 1 }',
  );
  expect((await product('LAMP-2')).description).toMatchObject({ friendlyUrl: 'lamp-2' });
  await shop.importYaml('products:\n  - { sku: LAMP-2, name: { en: Torch, fr: Torche } }');
  await eventually(async () =>
    expect((await product('LAMP-2')).description).toMatchObject({ name: 'Torch', friendlyUrl: 'lamp-2' }),
  );
});

test('a category keeps its place in the tree', async () => {
  await shop.importYaml('categories:\n  - { code: mugs, visible: false }');
  const { rows } = await shop.database.db.execute(
    sql`select p.code from categories c join categories p on p.id = c.parent_id where c.code = 'mugs'`,
  );
  expect(rows).toEqual([{ code: 'kitchen' }]);
});
