import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs } from '../../../testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const one = async <T>(query: ReturnType<typeof sql>): Promise<T | undefined> =>
  (await shop.database.db.execute<T>(query)).rows[0];
const product = async (sku: string) => (await shop.get(`product/${sku}`)).body as Record<string, unknown>;
/** The caches learn of a change a moment later. */
const idOf = async (yaml: string, options = {}) => (await shop.importYaml(yaml, options)).historyId ?? 0;

test('texts, prices and settings come back; the price history keeps every price', async () => {
  const before = await product('MUG');
  const id = await idOf(
    'store: { phone: "123" }\nproducts:\n  - sku: MUG\n    name: { en: Cup, fr: Bol }\n    brand: null\n    highlights: null\n    variants: [{ sku: MUG-BLUE-S, price: 11 }]',
  );
  await eventually(async () =>
    expect(await product('MUG')).toMatchObject({ description: { name: 'Cup' }, manufacturer: null }),
  );
  const undo = await shop.commands.undoChange(id);
  const { description, manufacturer, finalPrice } = before;
  await eventually(async () => expect(await product('MUG')).toMatchObject({ description, manufacturer, finalPrice }));
  expect(await one(sql`select phone from stores`)).toEqual({ phone: null });
  const offers = await one(
    sql`select array_agg(amount order by o.id) as amounts from price_offers o join variants v on v.id = o.variant_id where sku = 'MUG-BLUE-S'`,
  );
  expect(offers).toEqual({ amounts: [2000, 1100, 2000] });
  expect(await shop.commands.showHistory(undo)).toMatchObject({ undoes: id, action: `undo ${id}` });
});

test('a second undo, and an undo after a later change of the same field, are refused with the reason', async () => {
  const first = await idOf('products:\n  - { sku: LAMP, price: 90, keywords: light }');
  await idOf('products:\n  - { sku: LAMP, price: 85 }');
  const domainError = await shop.commands
    .undoChange(first)
    .catch((error: { messageIn(language: string): string }) => error);
  expect((domainError as { messageIn(language: string): string }).messageIn('en')).toBe(
    `Change ${first} cannot be undone: these were changed again or are gone: LAMP price`,
  );
  await eventually(async () => expect((await product('LAMP')).description).toMatchObject({ keyWords: 'light' }));
  const second = await idOf('products:\n  - { sku: BOWL, keywords: soup }');
  await shop.commands.undoChange(second);
  await expect(shop.commands.undoChange(second)).rejects.toMatchObject({ code: 'history.undone' });
});

test('an undo in part takes back the rest, and says what it leaves', async () => {
  const both = 'products:\n  - { sku: LAMP, price: 70, brand: null }\n  - { sku: BOWL, price: 33 }';
  const before = await product('BOWL');
  const first = await idOf(both);
  await shop.commands.setPrice('LAMP', '71');
  const editor = await signInAs(shop, 'editor');
  const undo = (payload: object) =>
    shop.send({
      method: 'POST',
      url: `/api/v1/private/changes/${first}/undo`,
      headers: editor.headers,
      payload,
    });
  expect(await undo({})).toMatchObject({ status: 409, body: { code: 'history.changed-again' } });
  const left = [{ kind: 'variant', key: 'LAMP', field: 'price' }];
  expect(await undo({ preview: true, part: true })).toMatchObject({
    status: 200,
    body: { change: null, left, entries: [{ kind: 'variant', key: 'BOWL' }] },
  });
  expect(await undo({ part: true })).toMatchObject({ status: 200, body: { change: { undoes: first }, left } });
  await eventually(async () => expect((await product('BOWL')).finalPrice).toEqual(before.finalPrice));
  // Nothing of what was changed again goes back, not even its brand.
  expect(await product('LAMP')).toMatchObject({ finalPrice: '$71.00', manufacturer: null });
  await expect(shop.commands.undoChange(first)).rejects.toMatchObject({ code: 'history.undone' });
  // Nothing is left to undo: that is refused like before.
  const second = await idOf('products:\n  - { sku: LAMP, price: 72 }');
  await shop.commands.setPrice('LAMP', '73');
  await expect(shop.commands.undoChange(second, undefined, { part: true })).rejects.toMatchObject({
    code: 'history.changed-again',
  });
});

test('sold stock stays sold, and a new product is hidden', async () => {
  const id = await idOf(
    'products:\n  - { sku: ENGLISH-ONLY, stock: 20 }\n  - { sku: NEW, name: New, categories: [mugs], price: 1, stock: 5 }',
    { stock: 'set' },
  );
  await shop.commands.setStock('ENGLISH-ONLY', 18);
  await shop.commands.undoChange(id);
  expect(await one(sql`select stock from variants where sku = 'ENGLISH-ONLY'`)).toEqual({ stock: 7 });
  await eventually(async () => expect((await shop.get('product/NEW')).status).toBe(404));
});

test('undoing three runs with sales between them restores everything but the sold stock', async () => {
  const state = () =>
    one<{ stock: number }>(sql`select v.stock, p.manufacturer_id, t.name, t.key_words, s.phone, o.amount
      from products p join variants v on v.product_id = p.id join stores s on s.id = p.store_id
      join product_texts t on t.product_id = p.id and t.language = 'en'
      join lateral (select amount from price_offers where variant_id = v.id order by id desc limit 1) o on true
      where p.sku = 'LAMP'`);
  await shop.commands.setStock('LAMP', 20);
  const before = await state();
  const buy = (pieces: number) => order(shop, { LAMP: pieces }, { method: 'bank-transfer' });
  const lamp = (fields: string) => idOf(`products:\n  - { sku: LAMP, ${fields} }`, { stock: 'set' });
  const runs = [await lamp('price: 70, stock: 30, name: { en: Lantern }')];
  await buy(2);
  runs.push(await lamp('price: 60, brand: null, keywords: glow'));
  await buy(1);
  runs.push(await idOf('store: { phone: "55" }\nproducts:\n  - { sku: LAMP, stock: 50 }', { stock: 'set' }));
  await buy(1);
  for (const run of runs.toReversed()) await shop.commands.undoChange(run);
  expect(await state()).toEqual({ ...before, stock: (before?.stock ?? 0) - 4 });
});

test('changes older than thirty days stay', async () => {
  const id = await idOf('products:\n  - { sku: BOWL, keywords: old }');
  await shop.database.db.execute(sql`update history_changes set at = at - interval '31 days' where id = ${id}`);
  await expect(shop.commands.undoChange(id)).rejects.toMatchObject({ code: 'history.too-old' });
});

test('daily commands are in the history and can be undone', async () => {
  const last = async () => (await shop.commands.listHistory())[0];
  await shop.commands.setPrice('TOMORROW', '3');
  expect(await last()).toMatchObject({
    action: 'price TOMORROW 3',
    entries: [{ kind: 'variant', key: 'TOMORROW', fields: { price: { from: 1, to: 3 } } }],
  });
  await shop.commands.startSale('TOMORROW', '2', { from: null, until: null });
  await shop.commands.undoChange((await last())?.id ?? 0);
  expect(await one(sql`select special_amount from price_offers order by id desc limit 1`)).toEqual({
    special_amount: null,
  });
  await shop.commands.setVisible('TOMORROW', false);
  await shop.commands.undoChange((await last())?.id ?? 0);
  expect(await one(sql`select visible from products where sku = 'TOMORROW'`)).toEqual({ visible: true });
  await shop.commands.setStock('TOMORROW', 9);
  expect(await last()).toMatchObject({ entries: [{ key: 'TOMORROW', fields: { stock: { from: 1, to: 9 } } }] });
});
