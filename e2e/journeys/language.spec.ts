import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const languageButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Language|Langue|Sprache) / });
const languageLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await languageButton(page).click();
  await languageLink(page, name).click();
}

test('the language switch keeps the page, and the address without a language redirects to the chosen one (USE-9, USE-10, USE-11)', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/product/atelier-mug');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL(/\/fr\/product\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mug Atelier' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' }).first()).toBeVisible();
  await page.goto('/?utm_source=x');
  await expect(page).toHaveURL('/fr?utm_source=x');
  await page.goto('/about-us');
  await expect(page).toHaveURL('/about-us');
  await page.goto('/fr');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the menu of languages works with the keyboard (USE-10)', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  const menu = page.locator('#language-menu');
  await languageButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['English', 'Français', 'Deutsch']);
  await expect(languageLink(page, 'English')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['English', 'Français', 'Deutsch']) {
    await page.keyboard.press('Tab');
    await expect(languageLink(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/product/becher-atelier');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Becher Atelier' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper changes to German and searches there', async ({ page }) => {
    await page.goto('/category/lighting');
    await chooseLanguage(page, 'Deutsch');
    await expect(page).toHaveURL('/de/category/leuchten');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/de/search?q=becher');
    await expect(page.getByRole('main').getByRole('link', { name: 'Becher Atelier' }).first()).toBeVisible();
  });
});

test('each page has hreflang links for both languages', async ({ page }) => {
  await page.goto('/fr/product/mug-atelier');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/product\/mug-atelier$/);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /[^r]\/product\/atelier-mug$/);
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute('href', /\/fr\/product\/mug-atelier$/);
  await expect(page.locator('link[rel=alternate][hreflang=de]')).toHaveAttribute(
    'href',
    /\/de\/product\/becher-atelier$/,
  );
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
    'href',
    /[^r]\/product\/atelier-mug$/,
  );
});
