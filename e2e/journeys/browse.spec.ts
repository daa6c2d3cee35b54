import { browserWithPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures });

test('a shopper goes from the home page through a category to a product (USE-3, API-5) @foreign', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lighting' }).click();
  await expect(page).toHaveURL('/category/lighting');
  await expect(page.getByRole('heading', { level: 1, name: 'Lighting' })).toBeVisible();
  await page.getByRole('link', { name: 'Dusk Table Lamp' }).first().click();
  await expect(page).toHaveURL(/\/product\/dusk-table-lamp/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dusk Table Lamp' })).toBeVisible();
  await expect(page.getByText('$149.00').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/category/lighting');
});

test('the store menu starts with VIEW ALL and lists every category (SCREEN-16)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Store' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toHaveText('VIEW ALL');
  await expect(links.filter({ hasText: /^Mugs|Tea|Lamps/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('an unknown page shows an error message with status 404 (SCREEN-3, ERROR-11)', { tag: '@smoke' }, async ({
  page,
}) => {
  for (const path of [
    '/nothing/here',
    '/not-found',
    '/product/nothing',
    '/category/nothing',
    '/content/nothing',
    '/fr/product/rien',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Page not found|Page introuvable)$/);
  }
});

test('a screen under construction shows a notice', async ({ page }) => {
  for (const path of ['/under-construction', '/fr/under-construction']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
