// Every public screen, in both languages, light and dark: readable by everybody, at every width.
import { expectGoodEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const PAGES = [
  ['/', '/fr'],
  ['/old-home', '/fr/old-home'],
  ['/category/all', '/fr/category/all'],
  ['/category/lighting', '/fr/category/luminaires'],
  ['/product/atelier-mug', '/fr/product/mug-atelier'],
  ['/about-us', '/fr/about-us'],
  ['/legal-policies', '/fr/legal-policies'],
  ['/content/accessibility', '/fr/content/accessibilite'],
  ['/content/returns', '/fr/content/retours'],
  ['/not-found', '/fr/not-found'],
  ['/under-construction', '/fr/under-construction'],
].flat();

for (const path of PAGES) {
  test(`${path} has no accessibility fault, in light and dark, on a desktop and on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/fr') ? 'fr' : 'en');
    await expectGoodEverywhere(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads, opens the menu, filters, sorts and pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Lighting' }).click();
    await expect(page).toHaveURL('/category/lighting');
    await page.goto('/category/all?sort=price-asc');
    const prices = await page.getByRole('main').locator('article').allInnerTexts();
    expect(prices.length).toBe(24);
    await page.goto('/product/atelier-mug?color=sage');
    await expect(page.getByRole('heading', { level: 1, name: 'Atelier Mug' })).toBeVisible();
  });
});
