// A sale begins and ends for everybody at the same moment: on the product, in lists, in the search, in the feed and in the cart,
// in every process, without any job.
import * as carts from '@vitrine/contract/cart/cart.ts';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import * as search from '@vitrine/contract/search/search.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart } from '../../../testing/checkout-steps.ts';
import { secondConnection } from '../../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { DAY, isoDay } from '../../platform/clock.ts';
import { createServer, type ShopServer } from '../../server.ts';

// After the import, which begins now.
const start = new Date(Date.now() + DAY);
const day = (days: number) => new Date(Date.parse(isoDay(start)) + days * DAY);
const begin = day(2);
const end = day(4);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

let now = start;
let shop: TestShop;
let second: ShopServer;
const other = fastify({ routerOptions: { ignoreTrailingSlash: true } });
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(`
products:
  - { sku: SALE, categories: [kitchen], name: { en: Moment sale }, price: 50, special: { price: 20, from: ${isoDay(begin)}, until: ${isoDay(end)} }, stock: 9, related: [SALE-2] }
  - { sku: FIX, categories: [kitchen], name: { en: Moment fix }, price: 30, stock: 9 }
  - { sku: SALE-2, categories: [kitchen], name: { en: Moment other }, price: 40, special: { price: 10, from: ${isoDay(begin)}, until: ${isoDay(end)} }, stock: 9 }
  - { sku: NEW, categories: [kitchen], name: { en: Moment new }, price: 5, stock: 9, availableOn: ${isoDay(begin)} }
groups: [{ code: MOMENTS, products: [SALE, NEW] }]
`);
  second = await createServer({
    database: await secondConnection(),
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
    clock: () => now,
  });
  await other.register(second.plugin);
});
afterAll(async () => {
  await other.close();
  await second.close();
  await shop.close();
});

let code: string;
beforeEach(async () => {
  now = start;
  // As it was stored before the sale.
  await shop.database.db.execute(sql`update product_listings set changes_at = ${start.toISOString()}::timestamptz
    where product_id in (select id from products where sku in ('SALE', 'SALE-2', 'NEW'))`);
  code = await fillCart(shop, { SALE: 1 });
});

interface Listed {
  readonly products: readonly { readonly sku: string; readonly finalPrice: string }[];
}

const pricesOf = ({ products }: Listed) => products.map(({ sku, finalPrice }) => `${sku} ${finalPrice}`);

/** Collects what a shopper sees of the sale in every place. */
async function look() {
  const words = { name: 'moment' };
  const cheap = { ...words, priceUntil: 25 };
  const kitchen = { query: { slug: 'kitchen', sort: 'price-asc' } } as const;
  const feed = await shop.get('/feeds/products.xml');
  return {
    product: (await shop.call(catalog.readProduct, { params: { key: 'SALE' } })).finalPrice,
    chosen: (await shop.call(catalog.priceProduct, { params: { key: 'SALE' }, body: { options: [] } })).finalPrice,
    category: pricesOf(await shop.call(catalog.listProducts, kitchen)).filter((one) => /SALE|FIX|NEW/.test(one)),
    named: pricesOf(await shop.call(catalog.listProducts, { query: { ...words, sort: 'price-asc' } })),
    search: pricesOf(await shop.call(search.searchProducts, { query: { ...words, sort: 'price-asc' } })),
    filtered: pricesOf(await shop.call(search.searchProducts, { query: { ...cheap, sort: 'price-asc' } })),
    related: pricesOf({ products: await shop.call(catalog.listRelated, { params: { key: 'SALE' } }) }),
    group: pricesOf(await shop.call(catalog.listProductGroup, { params: { code: 'MOMENTS' } })),
    otherProcess: pricesOf((await other.inject('/api/v1/search?name=moment&sort=price-asc')).json() as Listed),
    cart: (await shop.call(carts.readCart, { params: { code } })).displayTotal,
    feed: /<g:id>SALE<\/g:id>.*?<\/item>/s.exec(String(feed.body))?.[0].includes('20.00 USD'),
    feedIsKept: feed.headers['cache-control'],
  };
}

const usual = {
  product: '$50.00',
  chosen: '$50.00',
  cart: '$50.00',
  related: ['SALE-2 $40.00'],
  feed: false,
};
const before = {
  ...usual,
  ...same(['FIX $30.00', 'SALE-2 $40.00', 'SALE $50.00']),
  filtered: [],
  group: ['SALE $50.00'],
};
const during = {
  product: '$20.00',
  chosen: '$20.00',
  cart: '$20.00',
  related: ['SALE-2 $10.00'],
  feed: true,
  ...same(['NEW $5.00', 'SALE-2 $10.00', 'SALE $20.00', 'FIX $30.00']),
  filtered: ['NEW $5.00', 'SALE-2 $10.00', 'SALE $20.00'],
  group: ['SALE $20.00', 'NEW $5.00'],
};
const after = {
  ...usual,
  ...same(['NEW $5.00', 'FIX $30.00', 'SALE-2 $40.00', 'SALE $50.00']),
  filtered: ['NEW $5.00'],
  group: ['SALE $50.00', 'NEW $5.00'],
};

function same(list: readonly string[]) {
  return { category: list, named: list, search: list, otherProcess: list };
}

test('every place shows the price of the sale from its first to its last moment (INPUT-10)', async () => {
  for (const [moment, expected] of [
    [start, before],
    [justBefore(begin), before],
    [begin, during],
    [justBefore(end), during],
    [end, after],
  ] as const) {
    now = moment;
    expect(await look(), moment.toISOString()).toMatchObject(expected);
    // From the caches.
    expect(await look(), moment.toISOString()).toMatchObject(expected);
  }
});

test('nobody else may keep a response longer than it is true', async () => {
  now = new Date(begin.getTime() - 90_500);
  expect(await look()).toMatchObject({ feedIsKept: 'public, max-age=90' });
  const product = await shop.get('product/SALE');
  expect(product.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-until': begin.toISOString(),
  });
  expect((await shop.get('products?count=5')).headers['cache-until']).toBe(begin.toISOString());
  // A product that is not on sale yet is not found until then.
  const missing = await shop.get('product/NEW');
  expect([missing.status, missing.headers['cache-until']]).toEqual([404, begin.toISOString()]);
  expect((await shop.get('product/FIX')).headers).not.toHaveProperty('cache-until');
  expect((await shop.get('store/DEFAULT')).headers).not.toHaveProperty('cache-until');
  now = end;
  expect((await shop.get('product/SALE')).headers).not.toHaveProperty('cache-until');
});

test('a sale that is planned after a list was cached ends the list at its moment, too', async () => {
  const list = () => shop.call(search.searchProducts, { query: { name: 'moment', sort: 'price-asc' } });
  now = end;
  expect(pricesOf(await list())).toEqual(after.search);
  const moment = day(6);
  await shop.importYaml(
    `products: [{ sku: FIX, special: { price: 1, from: ${isoDay(moment)}, until: ${isoDay(day(7))} } }]`,
  );
  now = justBefore(moment);
  expect(pricesOf(await list())).toEqual(after.search);
  now = moment;
  expect(pricesOf(await list())[0]).toBe('FIX $1.00');
});
