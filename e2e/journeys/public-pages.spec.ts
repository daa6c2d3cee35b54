// Every public screen, in every language, light and dark: readable by everybody, at every width.
import { languageOf } from '@vitrine/contract/site/site-paths.ts';
import { expectGoodEverywhere, expectGoodOnPhone } from '../support/accessibility.ts';
import { browserWithPictures } from '../support/browser.ts';
import { expect, openStarted, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures });

const PAGES = [
  ['/', '/fr', '/de'],
  ['/old-home', '/fr/old-home', '/de/old-home'],
  ['/category/all', '/fr/category/all', '/de/category/all'],
  ['/category/lighting', '/fr/category/luminaires', '/de/category/leuchten'],
  ['/product/atelier-mug', '/fr/product/mug-atelier', '/de/product/becher-atelier'],
  ['/about-us', '/fr/about-us', '/de/about-us'],
  ['/legal-policies', '/fr/legal-policies', '/de/legal-policies'],
  ['/content/accessibility', '/fr/content/accessibilite', '/de/content/barrierefreiheit'],
  ['/content/returns', '/fr/content/retours', '/de/content/rueckgabe-und-widerruf'],
  ['/not-found', '/fr/not-found', '/de/not-found'],
  ['/under-construction', '/fr/under-construction', '/de/under-construction'],
] as const;

for (const [path, ...translations] of PAGES) {
  test(`${path} has no accessibility error, in light and dark, on a desktop and on a phone`, {
    tag: path === '/' ? '@smoke' : [],
  }, async ({ page }) => {
    // Parts that are not laid out yet get the colors of another scheme later than the rest.
    await openStarted(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    await expectGoodEverywhere(page);
  });

  test(`${path} has no accessibility error in the other languages`, async ({ page }) => {
    for (const translation of translations) {
      await page.goto(translation);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(translation));
      await expectGoodOnPhone(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reading, menu, filters, sorting and paging work', async ({ page }) => {
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
