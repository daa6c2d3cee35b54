import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { login, logout, makeCustomer, newEmail } from '../support/account.ts';
import { badge } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Save to wishlist: ${name}` });
const wished = (page: Page) => page.locator('main li[data-sku]');

async function wish(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await heart(page, name).first().click();
  await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
}

test('products added by the heart button stay on the wishlist (SCREEN-7, STATE-23)', async ({ page }) => {
  await wish(page, '/category/all', 'Pencil Set with Sharpener');
  await wish(page, '/product/atelier-mug?color=sage', 'Atelier Mug');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 2, name: '2 products' })).toBeVisible();
  await expect(wished(page).first()).toContainText('Color: Sage');
  await expect(wished(page).first().getByRole('link')).toHaveAttribute('href', '/product/atelier-mug?color=sage');
  await expectAccessibleInLightAndDark(page);
  await heart(page, 'Atelier Mug').click();
  await expect(page.getByRole('heading', { level: 2, name: '1 product' })).toBeVisible();
  await heart(page, 'Atelier Mug').click();
  await expect(page.getByRole('heading', { level: 2, name: '2 products' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a product moves from the wishlist to the cart', { tag: '@smoke' }, async ({ page }) => {
  await wish(page, '/product/wharf-side-table', 'Wharf Side Table');
  await wish(page, '/product/brass-candlesticks-set-of-2', 'Brass Candlesticks, set of 2');
  await wish(page, '/product/atelier-mug?color=sage', 'Atelier Mug');
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: 'Pre-order: Wharf Side Table' })).toHaveAttribute(
    'href',
    /wharf-side-table#buy$/,
  );
  await expect(page.getByRole('link', { name: 'Notify me: Brass Candlesticks, set of 2' })).toHaveAttribute(
    'href',
    /brass-candlesticks-set-of-2#buy$/,
  );
  await heart(page, 'Brass Candlesticks, set of 2').click();
  await heart(page, 'Wharf Side Table').click();
  await page.getByRole('button', { name: 'Move to cart: Atelier Mug' }).click();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('heading', { level: 2, name: '0 products' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Color: Sage');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expectAccessible(page);
});

test('a shared wishlist can be copied by another shopper (SCREEN-8)', async ({ page, browser, baseURL }) => {
  await wish(page, '/category/all', 'Pencil Set with Sharpener');
  await wish(page, '/product/atelier-mug?color=sage', 'Atelier Mug');
  await page.goto('/wishlist');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await friend.goto(`${link},GONE-LONG-AGO`);
  await expect(friend.getByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
  await expect(friend.getByText('1 product is no longer sold.')).toBeVisible();
  expect(await friend.evaluate(() => localStorage.getItem('vitrine.wishlist'))).toBeNull();
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Add all to my list' }).click();
  await expect(friend).toHaveURL('/wishlist');
  await expect(friend.getByRole('heading', { level: 2, name: '2 products' })).toBeVisible();
  await friend.close();
});

test('the wishlist is synchronized with the account and removed from the device at sign-out (SCREEN-7)', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = newEmail('wishes');
  await makeCustomer(request, email);
  await wish(page, '/category/all', 'Pencil Set with Sharpener');
  await login(page, email);
  await page.goto('/wishlist');
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await expect(wished(page)).toHaveCount(1);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await wish(other, '/product/atelier-mug?color=sage', 'Atelier Mug');
  await login(other, email);
  await other.goto('/wishlist');
  await expect(wished(other)).toHaveCount(2);
  const told = other.waitForResponse((answer) => /auth.customer.wishlist/.test(answer.url()) && answer.ok());
  await heart(other, 'Pencil Set with Sharpener').click();
  await told;
  await logout(other);
  await expect(other.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/wishlist|MUG/);
  await other.context().close();

  await page.goto('/wishlist');
  await expect(wished(page)).toHaveCount(1);
  await expect(wished(page)).toContainText('Atelier Mug');
});

test('the server-rendered wishlist page is the same for everybody and is not indexed', async ({ request }) => {
  const [own, shared] = await Promise.all(['/wishlist', '/wishlist?items=PENCILS'].map((path) => request.get(path)));
  expect(shared?.headers().etag).toBe(own?.headers().etag);
  expect(await own?.text()).toContain('<meta name="robots" content="noindex"');
});

test('the wishlist opens from the header, in French', async ({ page }) => {
  await page.goto('/fr');
  await page.getByRole('banner').getByRole('link', { name: 'Liste d’envies' }).click();
  await expect(page).toHaveURL('/fr/wishlist');
  await expect(page.getByRole('heading', { name: 'Votre liste d’envies est vide' })).toBeVisible();
});
