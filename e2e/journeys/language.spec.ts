import { expect, test } from '../support/journey.ts';

test('the language switch keeps the page, and who comes back to the bare address finds the language', async ({
  page,
}) => {
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
  await page.goto('/?utm_source=x');
  await expect(page).toHaveURL('/fr?utm_source=x');
  await page.goto('/about-us');
  await expect(page).toHaveURL('/about-us');
  await page.goto('/fr');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /EN|English/ })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('each language names itself and the other to search engines', async ({ page }) => {
  await page.goto('/fr/product/mug-atelier');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/product\/mug-atelier$/);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /[^r]\/product\/atelier-mug$/);
});
