import { expect, test } from '../support/journey.ts';

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /FR|Français/ })
    .click();
  await expect(page).toHaveURL(/\/fr\/product\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mug Atelier' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' }).first()).toBeVisible();
});

test('each language names itself and the other to search engines', async ({ page }) => {
  await page.goto('/fr/product/mug-atelier');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/product\/mug-atelier$/);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /[^r]\/product\/atelier-mug$/);
});
