// Moving through the shop: where a page begins, where Back leads, and what is said while a page does not come.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, openStarted, test } from '../support/journey.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new page starts at the top; Back restores scroll position and loaded products (SCREEN-12, SCREEN-13, SCREEN-24, CONST-10)', async ({
  page,
}) => {
  await openStarted(page, '/category/all');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0E244D');
  await page.getByRole('link', { name: 'Load more' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(44)).toBeAttached();
  const last = cards.last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await top(page);
  expect(place).toBeGreaterThan(1000);
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => top(page)).toBe(0);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/category\/all\?page=2/);
  await expect(cards.nth(44)).toBeAttached();
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(5);
});

test('Back on a product that was opened directly leads to its category (SCREEN-25)', async ({ page }) => {
  await page.goto('/product/dusk-table-lamp');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/category\/[\w-]*lamp/);
});

test('heading and title follow every navigation, also Back from a form with errors', async ({ page }) => {
  await openStarted(page, '/about-us');
  const title = await page.title();
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(heading(page, 'Contact us')).toBeFocused();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveTitle(/^Error/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(title);
  const field = page.getByRole('banner').getByRole('combobox');
  for (const words of ['mug', 'lamp']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(heading(page, words)).toBeFocused();
  }
});

test('a slow page shows a spinner, and an error after two minutes (SCREEN-11, ERROR-10)', async ({ page }) => {
  await page.clock.install();
  await openStarted(page, '/about-us');
  await page.waitForLoadState('networkidle');
  const gate = Promise.withResolvers<void>();
  await page.route('**/contact.data*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(page.locator('.late', { hasText: /^Loading$/ })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached();
  const failed = page.getByRole('alert').filter({ hasText: 'Loading failed' });
  await page.clock.runFor(105_000);
  await expect(failed).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(failed).toBeVisible();
  gate.resolve();
  await expect(page).toHaveURL('/contact');
  await expect(failed).toBeHidden();
});

test('when code cannot be loaded an error is shown, and retrying works (ERROR-10)', async ({ page }) => {
  await openStarted(page, '/about-us');
  await page.waitForLoadState('networkidle');
  // The browser may say that the code did not come.
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  const code = /\/assets\/en\/contact-page-[^/]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  const failed = page.getByRole('alert').filter({ hasText: 'Loading failed' });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await page.unroute(code);
  await failed.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page, 'Contact')).toBeVisible();
});
