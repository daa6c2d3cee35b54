// Steps that journeys through the cart share.
import { expect, type Page } from '@playwright/test';

export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Cart|Panier|Warenkorb)/ });
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^(Cart|Panier|Warenkorb)/ });
export const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
export const lines = (page: Page) =>
  page.getByRole('list', { name: /Items in your cart|Articles de votre panier|Artikel in Ihrem Warenkorb/ });

/** The one beside the price: a phone shows a second one while that is out of view. */
export const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to cart|Ajouter au panier|In den Warenkorb)$/ })
    .first();

/** Puts a product in the cart from its page and closes the drawer. */
export async function addFromPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}
