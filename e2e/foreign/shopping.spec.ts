// Our storefront on a server that has what Shopizer has: shopping works to the end.
import type { Page } from '@playwright/test';
import { login, logout, newEmail, register } from '../support/account.ts';
import { addFromPage, badge, lines } from '../support/cart.ts';
import { goToPayment, orderButton, productName, productPage, terms } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

const secondProduct = '/product/dusk-table-lamp';

test('what is added twice is two, and lines are changed, removed and cleared', async ({ page }) => {
  await addFromPage(page, productPage.en);
  await addFromPage(page, productPage.en);
  await expect(badge(page)).toHaveAccessibleName(/2 items/);
  await addFromPage(page, secondProduct);
  await page.goto('/cart');
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  const jar = lines(page).getByRole('listitem').filter({ hasText: productName.en });
  await jar.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(badge(page)).toHaveAccessibleName(/4 items/);
  await page.reload();
  await expect(badge(page)).toHaveAccessibleName(/4 items/);
  await jar.getByRole('button', { name: /^Remove/ }).click();
  await expect(lines(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await page.getByRole('button', { name: 'Yes, remove all' }).click();
  await expect(badge(page)).toHaveAccessibleName('Cart');
});

test('a guest orders and gets the number of the order', { tag: '@smoke' }, async ({ page }) => {
  await addFromPage(page, productPage.en);
  await page.goto('/checkout');
  await goToPayment(page);
  await expect(page.getByText('Money order or bank transfer')).toBeVisible();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/order-confirm\?order=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText('An email with the order details has been sent.')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
});

test('a customer registers, orders, finds the order and signs out', async ({ page }) => {
  const email = newEmail('foreign');
  await addFromPage(page, productPage.en);
  await register(page, email);
  await expect(badge(page)).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout');
  await goToPayment(page);
  await terms(page).check();
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you, Ann/ })).toBeVisible();
  await page.goto('/recent-order');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .click();
  await expect(page).toHaveURL(/\/order-details\/\d+/);
  await expect(page.getByRole('main').getByText(productName.en).first()).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();
  await logout(page);
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/login/);
  await login(page, email);
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();
});

test('no script can read a token that opens the account', async ({ page }) => {
  await register(page, newEmail('foreign-token'));
  expect(await openProfile(page)).toBe(200);
  // Stored values open nothing without the cookie, and the cookie cannot be read.
  expect(await page.evaluate(() => document.cookie)).not.toContain('vitrine-api');
  await page.context().clearCookies({ name: 'vitrine-api' });
  expect(await openProfile(page)).toBe(401);
});

/** With all that scripts can read. */
const openProfile = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('vitrine.token')}` };
    return (await fetch('/api/v1/auth/customer/profile', { headers })).status;
  });
