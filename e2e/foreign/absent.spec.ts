// Our storefront on a server that has what Shopizer has: what the server lacks is absent, and its texts are harmless.
import { newEmail, register } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';

test('controls whose call does not exist are not shown', async ({ page }) => {
  await page.goto('/product/dusk-table-lamp');
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notify me/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Withdraw/ })).toHaveCount(0);
  await page.goto('/category/lighting');
  await expect(page.getByRole('link', { name: 'Dusk Table Lamp' }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Sort/ })).toHaveCount(0);
  await expect(page.getByLabel('Min', { exact: true })).toHaveCount(0);
  expect((await page.goto('/withdrawal'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('the account offers no export and no newsletter setting', async ({ page }) => {
  await register(page, newEmail('foreign-account'));
  await page.goto('/my-account');
  await expect(page.locator('#profile-firstName')).toBeVisible();
  await expect(page.locator('#profile-newsletter')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /JSON|CSV/ })).toHaveCount(0);
});

test('the home page shows categories and products', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Lighting' })).toBeVisible();
});

test('texts of the other server run no code', async ({ page }) => {
  await page.goto('/product/dusk-table-lamp');
  const text = page.locator('.prose').first();
  await expect(text).toBeVisible();
  expect(await page.content()).not.toContain('onerror');
  expect(await page.content()).not.toContain('CDATA');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
