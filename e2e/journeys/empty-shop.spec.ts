// A store with a name and nothing else, in one language: what a merchant sees before the first product.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';

const store =
  'store: { code: DEFAULT, name: Kiosk, currency: CAD, languages: [en], country: CA, sizeUnit: CM, weightUnit: KG, shipsTo: [CA] }';
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  shop = await openOwnShop({ catalog: store });
});

test.afterAll(() => shop.remove());

test('an empty shop in one language has no dead link, no switch and no words of another shop @mobile', {
  tag: '@smoke',
}, async ({ page }) => {
  test.slow();
  await page.goto(shop.url);
  await expect(page).toHaveTitle('Kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiosk');
  await expect(page.getByText('No products here yet')).toBeVisible();
  await expect(page.locator('.cookie-notice')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/', '/category/all', '/contact', '/cart', '/search?q=lamp']) {
    await page.goto(shop.url + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of new Set(links)) {
      const { status } = await fetch(new URL(link ?? '', shop.url));
      expect(`${path}: ${link} ${status}`).toBe(`${path}: ${link} 200`);
    }
  }
  await page.goto(`${shop.url}/category/all`);
  await expect(page.getByText('No products here yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /filters/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'VIEW ALL' }).and(page.locator('main *'))).toHaveCount(0);
});

test('a shop that moves in has only its own goods, and old addresses lead to them', async () => {
  const file = test.info().outputPath('products.csv');
  const columns = 'Handle,Title,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  writeFileSync(file, `${columns}\nOld-Mug,Old mug,Mugs,MUG,shopify,3,12.00\n`);
  const request = async (path: string) => {
    const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await request('/products/Old-Mug?variant=1')).toEqual([404, null]);
  await shop.command('import', file);
  await expect.poll(() => request('/products/Old-Mug?variant=1')).toEqual([301, '/product/old-mug']);
  expect(await request('/product/old-mug')).toEqual([200, null]);
  const products = (await (await fetch(`${shop.url}/api/v1/products?page=0&count=10`)).json()) as {
    products: unknown[];
  };
  expect(products.products).toMatchObject([{ sku: 'MUG' }]);
});
