// The product feed, as Google Merchant Center reads it.
import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { DAY } from '../../platform/clock.ts';

let shop: TestShop;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  shop = await openTestShop(undefined, now);
  await shop.importYaml(`options: [{ code: color, name: { en: Color, fr: Couleur }, values: [
  { code: red, name: { en: Red, fr: Rouge } }, { code: blue, name: { en: Blue, fr: Bleu } }] }]
brands: [{ code: acme, name: Acme }]
products:
  - sku: PLAIN
    brand: acme
    categories: [living]
    name: { en: "Plain <&> thing", fr: Chose simple }
    description: { en: "A **good** thing.\\n\\nFor *all*.", fr: Bien. }
    price: 20
    stock: 5
    gtin: "4006381333931"
    mpn: PL-1
    condition: refurbished
    size: { weight: 1.5 }
  - sku: TONES
    categories: [living]
    name: { en: Tones, fr: Teintes }
    price: 30
    variants:
      - { sku: TONES-R, options: { color: red }, stock: 2, gtin: "4006381333932" }
      - { sku: TONES-B, options: { color: blue }, stock: 0 }
  - { sku: ENGLISH, categories: [living], name: { en: English only }, price: 5, stock: 1 }
  - { sku: HIDDEN, categories: [living], name: Hidden, price: 5, stock: 1, visible: false }`);
});
afterAll(() => shop.close());

const feed = async (path = '/feeds/products.xml') => {
  const { status, body, headers } = await shop.get(path);
  const items = [...String(body).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<g:(\w+)>([^<]*)</g)].map(([, name = '', value = '']) => [name, value] as const),
  );
  const itemOf = (id: string) =>
    Object.fromEntries(items.find((fields) => fields.some(([name, value]) => name === 'id' && value === id)) ?? []);
  return { status, body: String(body), type: String(headers['content-type']), itemOf };
};

test('says all about a product', async () => {
  const { status, type, itemOf } = await feed();
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(itemOf('PLAIN')).toMatchObject({
    title: 'Plain &#60;&#38;&#62; thing',
    description: 'A good thing.\nFor all.',
    link: 'http://shop.test/product/plain-thing',
    availability: 'in_stock',
    price: '20.00 USD',
    brand: 'Acme',
    gtin: '4006381333931',
    mpn: 'PL-1',
    condition: 'refurbished',
    shipping_weight: expect.stringMatching(/^1\.5 (kg|lb)$/),
  });
  expect(itemOf('PLAIN')).not.toHaveProperty('identifier_exists');
  expect(itemOf('PLAIN')).not.toHaveProperty('sale_price');
});

test('has an entry for each variant, without a GTIN that is none', async () => {
  const { itemOf } = await feed();
  expect(itemOf('TONES-R')).toMatchObject({
    title: 'Tones, Red',
    link: 'http://shop.test/product/tones?color=red',
    item_group_id: 'TONES',
    color: 'Red',
    availability: 'in_stock',
    identifier_exists: 'no',
  });
  expect(itemOf('TONES-R')).not.toHaveProperty('gtin');
  expect(itemOf('TONES-B')).toMatchObject({ availability: 'out_of_stock' });
});

test('has the products that have a text in the language, and no hidden ones', async () => {
  const french = await feed('/fr/feeds/products.xml');
  expect(french.itemOf('TONES-R')).toMatchObject({
    title: 'Teintes, Rouge',
    link: 'http://shop.test/fr/product/teintes?color=red',
  });
  expect(french.itemOf('ENGLISH')).toEqual({});
  const { itemOf, body } = await feed('/feeds/products.xml?currency=USD');
  expect(itemOf('ENGLISH')).toMatchObject({ title: 'English only' });
  expect(body).not.toContain('HIDDEN');
});

test.each(['/de/feeds/products.xml', '/feeds/products.xml?currency=EUR'])('%s does not exist', async (path) => {
  expect((await feed(path)).status).toBe(404);
});

test('announces a sale only where the page strikes a price out', async () => {
  ahead += 40 * DAY;
  const until = new Date(Math.ceil(now().getTime() / DAY) * DAY + DAY);
  await shop.commands.startSale('PLAIN', '15', { from: null, until });
  const { itemOf } = await feed();
  expect(itemOf('PLAIN')).toMatchObject({
    price: '20.00 USD',
    sale_price: '15.00 USD',
    sale_price_effective_date: expect.stringContaining(`/${until.toISOString().slice(0, 16)}Z`),
  });
});

test('GTIN, MPN and condition are in the API', async () => {
  expect(await shop.call(readProduct, { params: { key: 'PLAIN' } })).toMatchObject({
    gtin: '4006381333931',
    mpn: 'PL-1',
    condition: 'refurbished',
  });
  const tones = await shop.call(readProduct, { params: { key: 'TONES' } });
  expect(tones).toMatchObject({ gtin: null, condition: 'new' });
  expect(tones.variants[0]).toMatchObject({ gtin: '4006381333932', mpn: null });
});
