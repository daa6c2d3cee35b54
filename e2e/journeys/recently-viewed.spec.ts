import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const row = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });

test.describe('with consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('viewed products are shown at the end of the next product page, newest first', async ({ page }) => {
    await page.goto('/product/atelier-mug');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Kitchen & table' }).click();
    await page.goto('/product/pencil-set-with-sharpener');
    await page.waitForFunction(() => localStorage.getItem('vitrine.recently-viewed')?.includes(','));
    await page.goto('/product/serving-board');
    await expect(page.locator('#recently-viewed > *')).toBeAttached();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(row(page).getByRole('article')).toHaveCount(2);
    await expect(row(page).getByRole('article').first()).toContainText('Pencil Set with Sharpener');
    await expect(row(page).getByRole('article').last()).toContainText('Atelier Mug');
    // Not under the bar that sticks to the lower edge of a phone.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test('without consent there are no recently viewed products (USE-15)', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  await page.goto('/product/serving-board');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#recently-viewed > *')).toHaveCount(0);
});
