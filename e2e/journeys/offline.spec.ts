// In a train: what was opened can be read again, and what is changed waits for the next station.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { browserWithPictures } from '../support/browser.ts';
import { addButton, addFromPage, badge, lines, notice } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures, reuseContext: false, serviceWorkers: 'allow' });

const pencils = '/product/pencil-set-with-sharpener';
const saved = 'Saved. We will send it when you are back online.';
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline/ });

/** Whether React has taken over everything it draws: then the code of every part has come, and is kept. */
const isAwake = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main :not(.prose *)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

/** Opens a page and waits until a copy of it is kept, whole. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isAwake(page), { timeout: 20_000 }).toBe(true);
  const isKept = () =>
    page.evaluate(
      async (address) =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(new URL(address, location.origin).href, { ignoreVary: true })) !== undefined,
      path,
    );
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** The emulation of being offline ends with each new page, so it is set again for every page. */
async function cut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('cut', 'yes'));
  await page.context().setOffline(true);
}

async function reconnect(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('cut'));
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('cut') === null }),
  );
});

const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('visited pages can be read offline, others show an offline page (SCREEN-9)', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/category/all');
  await visit(page, '/product/atelier-mug');
  await cut(page);
  await page.goto('/category/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  const picture = page.getByRole('main').locator('article img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Atelier Mug' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier Mug' })).toBeVisible();
  await page.goto('/product/serving-board');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  expect(await storedAddresses(page)).toContain('/offline');
  await page.goto('/fr/product/mug-atelier');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
});

test('online, pages come from the server even if a copy is cached', async ({ page }) => {
  await visit(page, pencils);
  await page.evaluate(async () => {
    const old = new Response('<h1>Yesterday’s price</h1>', { headers: { 'content-type': 'text/html' } });
    for (const name of await caches.keys()) await (await caches.open(name)).put(location.href, old.clone());
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pencil Set with Sharpener' })).toBeVisible();
});

test('the service worker stores no private data and nothing of an earlier build', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => caches.open('vitrine-pages-of-an-earlier-build'));
  await visit(page, '/');
  expect(await page.evaluate(() => caches.keys())).not.toContain('vitrine-pages-of-an-earlier-build');
  await addFromPage(page, pencils);
  await visit(page, '/cart');
  await expect(lines(page)).toContainText('$19.50');
  for (const path of ['/checkout', '/my-account', '/order-details/1?key=secret', '/order-confirm?key=secret', '/login'])
    await page.goto(path);
  const kept = await storedAddresses(page);
  expect(kept).toContain('/cart');
  expect(kept.filter((path) => /^\/(api|checkout|my-account|order|login|dev|test-payments)/.test(path))).toEqual([]);
  const cart = await page.evaluate(async () => (await caches.match(new URL('/cart', location.origin).href))?.text());
  expect(cart).not.toContain('Pencil Set');
});

test('cart changes made offline are stored and sent once (SCREEN-10)', async ({ page }) => {
  await visit(page, '/product/atelier-mug');
  await addFromPage(page, pencils);
  await visit(page, '/cart');
  await expect(lines(page)).toContainText('$19.50');
  await cut(page);
  await page.getByRole('button', { name: 'Increase quantity: Pencil Set with Sharpener' }).click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(lines(page)).toContainText('$39.00');
  await expect(page.getByText('1 change saved. We will send it when you are back online.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/product/atelier-mug');
  await addButton(page).click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items');
  await page.goto('/cart');
  await expect(page.getByText('2 changes saved. We will send them when you are back online.')).toBeVisible();
  await reconnect(page);
  await expect(notice(page, 'You are back online. Your cart is up to date.')).toBeVisible();
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  await expect(lines(page)).toContainText('$39.00');
  await page.reload();
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items');
  expect(await page.evaluate(() => localStorage.getItem('vitrine.cart-waiting'))).toBeNull();
});

test('a refused offline change is reported and dropped', async ({ page }) => {
  await visit(page, '/product/serving-board');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('7');
  await cut(page);
  await addButton(page).click();
  await expect(notice(page, saved)).toBeVisible();
  await reconnect(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Only 1 left' })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
});
