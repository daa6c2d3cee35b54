import { join } from 'node:path';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalog } from '../import/import-catalog.ts';

const DEMO = join(import.meta.dirname, '../../demo');

let shop: TestShop;
let path: string;
beforeAll(async () => {
  shop = await openTestShop(null);
  await importCatalog(shop.database, DEMO, { storeCode: 'DEFAULT' });
  const { image } = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
  path = new URL(image?.imageUrl ?? '').pathname;
});
afterAll(() => shop.close());

const formatAndWidth = async (url: string, accept: string) => {
  const answer = await shop.raw(url, { accept });
  const { format, width } = await sharp(answer.rawPayload).metadata();
  return { type: answer.headers['content-type'], format, width };
};

/** The answer when everything that was requested is ready. */
const exact = (url: string, accept: string) =>
  eventually(async () => {
    const answer = await shop.raw(url, { accept });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    return formatAndWidth(url, accept);
  });

test('a picture is sent in the accepted format and the requested width', async () => {
  expect(await exact(path, 'image/webp')).toEqual({ type: 'image/webp', format: 'webp', width: 1600 });
  expect(await exact(`${path}?w=480`, 'image/webp')).toEqual({ type: 'image/webp', format: 'webp', width: 480 });
  expect(await exact(`${path}?w=481`, '*/*')).toEqual({ type: 'image/jpeg', format: 'jpeg', width: 640 });
  expect(await exact(path.replace('LARGE', 'SMALL'), 'image/webp')).toMatchObject({ width: 320 });
});

test('a picture is never enlarged, and only sent in fixed widths', async () => {
  for (const w of ['5000', '-1', 'abc', '1e9'])
    expect(await formatAndWidth(`${path}?w=${w}`, 'image/webp')).toMatchObject({ width: 1600 });
});

test('AVIF is created after the first response and then cached', async () => {
  expect(await exact(`${path}?w=320`, 'image/avif,image/webp')).toMatchObject({ type: 'image/avif', width: 320 });
  const { headers } = await shop.raw(`${path}?w=320`, { accept: 'image/avif' });
  expect(headers.vary).toContain('Accept');
});

test('a category has a wide picture for the top of its page, with a text in each language', async () => {
  const ask = (lang: string) => shop.call(catalog.readCategory, { params: { key: 'kitchen-table' }, query: { lang } });
  const { headImage } = await ask('en');
  expect(headImage).toMatchObject({ width: 2400, height: 1200, alt: expect.stringMatching(/^An oak board/) });
  expect((await ask('fr')).headImage?.alt).toMatch(/^Une planche de chêne/);
  expect(await exact(new URL(headImage?.url ?? '').pathname, 'image/webp')).toMatchObject({ width: 2400 });
  const part = await shop.call(catalog.readCategory, { params: { key: 'tea-coffee' } });
  expect(part.headImage).toBeNull();
});

test.each([
  '/static/products/DEFAULT/MUG/LARGE/nothing.webp',
  '/static/products/DEFAULT/MUG/LARGE/mug.0123456789abcdef.webp',
  '/static/products/DEFAULT/MUG/LARGE/..%2f..%2f..%2fpackage.json',
  '/static/files/DEFAULT/IMAGE/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/static/../package.json',
  '/static/files/DEFAULT/IMAGE/x.0123456789abcdef.webp%00',
])('%s is not found', async (url) => {
  expect((await shop.get(url)).status).toBe(404);
});

test('the demo shop matches the README', async () => {
  const { recordsTotal, products } = await shop.call(catalog.listProducts, { query: { count: 100 } });
  expect(recordsTotal).toBeGreaterThanOrEqual(40);
  expect(products.every(({ image }) => image !== null)).toBe(true);
  expect(products.filter(({ discounted }) => discounted).length).toBeGreaterThanOrEqual(5);
  expect(products.filter(({ preOrder }) => preOrder)).toHaveLength(1);
  expect(products.filter(({ quantity, preOrder }) => quantity === 0 && !preOrder)).toHaveLength(1);
  expect(products.filter(({ variants }) => variants.length > 1).length).toBeGreaterThanOrEqual(10);
  const { manufacturers } = await shop.call(catalog.listManufacturers, { query: { count: 0 } });
  expect(manufacturers.length).toBeGreaterThanOrEqual(6);
  const french = await shop.call(catalog.listProducts, { query: { count: 100, lang: 'fr' } });
  expect(french.products.every(({ description }) => description.language === 'fr' && description.description)).toBe(
    true,
  );
});
