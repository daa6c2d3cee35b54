// A store with a name and nothing else, in one language: what a merchant sees before the first product.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-empty-'));
const port = 41_000 + (process.pid % 20_000);
const shop = `http://localhost:${port}`;
const env = {
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  API_URL: '',
  SHOP_URL: '',
  PAGES_PER_MINUTE: '0',
};
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const store = join(folder, 'store.yaml');
  writeFileSync(
    store,
    'store: { code: DEFAULT, name: Kiosk, currency: CAD, languages: [en], country: CA, sizeUnit: CM, weightUnit: KG, shipsTo: [CA] }',
  );
  execFileSync(process.execPath, ['host/build/shop-command.js', 'import', store], { cwd: root, env });
  server = spawn(process.execPath, ['host/build/main.js'], { cwd: root, env, stdio: 'ignore' });
  await expect
    .poll(async () => (await fetch(`${shop}/actuator/health/ping`).catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200);
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test('an empty shop in one language has no dead link, no switch and no words of another shop @mobile', async ({
  page,
}) => {
  test.slow();
  await page.goto(shop);
  await expect(page).toHaveTitle('Kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiosk');
  await expect(page.getByText('No products here yet')).toBeVisible();
  await expect(page.locator('.cookie-notice')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/', '/category/all', '/contact', '/cart', '/search?q=lamp']) {
    await page.goto(shop + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of new Set(links)) {
      const { status } = await fetch(new URL(link ?? '', shop));
      expect(`${path}: ${link} ${status}`).toBe(`${path}: ${link} 200`);
    }
  }
  await page.goto(`${shop}/category/all`);
  await expect(page.getByText('No products here yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /filters/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'VIEW ALL' }).and(page.locator('main *'))).toHaveCount(0);
});

test('a shop that moves in has only its own goods, and old addresses lead to them', async () => {
  const file = join(folder, 'products.csv');
  const columns = 'Handle,Title,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  writeFileSync(file, `${columns}\nOld-Mug,Old mug,Mugs,MUG,shopify,3,12.00\n`);
  const request = async (path: string) => {
    const { status, headers } = await fetch(shop + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await request('/products/Old-Mug?variant=1')).toEqual([404, null]);
  execFileSync(process.execPath, ['host/build/shop-command.js', 'import', file], { cwd: root, env });
  await expect.poll(() => request('/products/Old-Mug?variant=1')).toEqual([301, '/product/old-mug']);
  expect(await request('/product/old-mug')).toEqual([200, null]);
  const products = (await (await fetch(`${shop}/api/v1/products?page=0&count=10`)).json()) as { products: unknown[] };
  expect(products.products).toMatchObject([{ sku: 'MUG' }]);
});
