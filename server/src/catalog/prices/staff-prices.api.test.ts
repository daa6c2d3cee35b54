// Prices, sales and visibility, as the merchant changes them while the shop runs.
import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { DAY } from '../../platform/clock.ts';

let shop: TestShop;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  shop = await openTestShop(undefined, now);
});
afterAll(() => shop.close());

const goods = (sku: string, more = 'price: 20, stock: 5') =>
  shop.importYaml(`products:\n  - { sku: ${sku}, categories: [living], name: Thing ${sku}, ${more} }`);
const read = (sku: string) => shop.call(readProduct, { params: { key: sku } });
const pass = (days: number) => {
  ahead += days * DAY;
};

test('a price changes at once, and the page with it', async () => {
  await goods('LAMP');
  expect((await read('LAMP')).finalPrice).toBe('$20.00');
  expect(await shop.commands.setPrice('LAMP', '24.50')).toEqual([{ sku: 'LAMP', before: '$20.00', after: '$24.50' }]);
  await expect.poll(async () => (await read('LAMP')).finalPrice).toBe('$24.50');
  expect((await read('LAMP')).discounted).toBe(false);
});

test('a sale shows the lowest price of the 30 days before, not the price raised for it', async () => {
  await goods('VASE');
  pass(40);
  await shop.commands.setPrice('VASE', '40');
  pass(1);
  const [sale] = await shop.commands.startSale('VASE', '18', { from: null, until: null });
  expect(sale).toEqual({ sku: 'VASE', before: '$40.00', after: '$18.00', former: '$20.00' });
  await expect.poll(async () => (await read('VASE')).finalPrice).toBe('$18.00');
  expect(await read('VASE')).toMatchObject({ originalPrice: '$20.00', discounted: true });
  expect(await shop.commands.endSale('VASE')).toEqual(['VASE']);
  await expect.poll(async () => (await read('VASE')).finalPrice).toBe('$40.00');
  await expect(shop.commands.endSale('VASE')).rejects.toMatchObject({ code: 'sale.none' });
});

test('a new product on sale at once has no former price', async () => {
  await goods('CUP');
  await shop.commands.setPrice('CUP', '10');
  const [sale] = await shop.commands.startSale('CUP', '9.99', { from: null, until: null });
  expect(sale).toMatchObject({ former: null });
});

test('a sale begins and ends on its days', async () => {
  await goods('BOWL');
  pass(40);
  const from = new Date(now().getTime() + 2 * DAY);
  const until = new Date(now().getTime() + 4 * DAY);
  await shop.commands.startSale('BOWL', '15', { from, until });
  const priceIn = async (days: number) => {
    ahead += days * DAY;
    await shop.commands.setStock('BOWL', 5 + days);
    return (await read('BOWL')).finalPrice;
  };
  expect(await priceIn(0)).toBe('$20.00');
  await expect.poll(() => priceIn(0)).toBe('$20.00');
  ahead += 3 * DAY;
  await shop.commands.setStock('BOWL', 9);
  await expect.poll(async () => (await read('BOWL')).finalPrice).toBe('$15.00');
  ahead += 2 * DAY;
  await shop.commands.setStock('BOWL', 8);
  await expect.poll(async () => (await read('BOWL')).finalPrice).toBe('$20.00');
});

describe('what cannot be', () => {
  test.each([
    [
      'a sale above the price',
      () => shop.commands.startSale('TRAY', '20', { from: null, until: null }),
      'sale.not-lower',
    ],
    ['a price of nothing', () => shop.commands.setPrice('TRAY', '0'), 'price.invalid'],
    ['a third decimal', () => shop.commands.setPrice('TRAY', '1.005'), 'price.invalid'],
    ['an unknown SKU', () => shop.commands.setPrice('NOWHERE', '5'), 'product.not-found'],
    [
      'a sale that is over',
      () => shop.commands.startSale('TRAY', '5', { from: null, until: new Date(now().getTime() - DAY) }),
      'period.invalid',
    ],
  ])('%s is refused and changes nothing', async (_, change, code) => {
    await goods('TRAY');
    await expect(change()).rejects.toMatchObject({ code });
    expect((await read('TRAY')).finalPrice).toBe('$20.00');
  });
});

test('a product with variants is priced as a whole, or one variant alone', async () => {
  await shop.importYaml(`options: [{ code: tone, name: Tone, values: [{ code: red, name: Red }, { code: blue, name: Blue }] }]
products:
  - sku: SET
    categories: [living]
    name: Set
    price: 20
    variants: [{ sku: SET-R, options: { tone: red }, stock: 2 }, { sku: SET-B, options: { tone: blue }, stock: 2 }]`);
  expect((await shop.commands.setPrice('SET', '22')).map(({ sku }) => sku)).toEqual(['SET-R', 'SET-B']);
  expect((await shop.commands.setPrice('SET-B', '25')).map(({ sku }) => sku)).toEqual(['SET-B']);
  const priceOf = async (sku: string) => (await read('SET')).variants.find((one) => one.sku === sku)?.finalPrice;
  await expect.poll(() => priceOf('SET-B')).toBe('$25.00');
  expect(await priceOf('SET-R')).toBe('$22.00');
  expect(await shop.commands.setVisible('SET-B', false)).toBe(true);
  const [row] = (
    await shop.database.db.execute<{ available: boolean }>(sql`select available from variants where sku = 'SET-B'`)
  ).rows;
  expect(row?.available).toBe(false);
});

test('a hidden product is gone from the shop until it is shown again', async () => {
  await goods('HOOK');
  expect((await read('HOOK')).sku).toBe('HOOK');
  expect(await shop.commands.setVisible('HOOK', false)).toBe(true);
  expect(await shop.commands.setVisible('HOOK', false)).toBe(false);
  await expect.poll(() => read('HOOK').then(String, (error) => error.code)).toBe('product.not-found');
  expect(await shop.commands.setVisible('HOOK', true)).toBe(true);
  await expect.poll(() => read('HOOK').then(({ sku }) => sku, String)).toBe('HOOK');
});
