// Importing a file in the back office, and saved views of lists.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAsStaff, button, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const SKU = 'SOAP-DISH';
const priceOf = async (page: Page): Promise<string | undefined> => {
  const { items } = await askAsStaff<{ items: { variants: { sku: string; price: string }[] }[] }>(
    page,
    `products?q=${SKU}`,
  );
  return items.flatMap(({ variants }) => variants).find(({ sku }) => sku === SKU)?.price;
};

test('a table with errors changes nothing; corrected, it is imported as shown, and undone (STAFF-16)', {
  tag: '@smoke',
}, async ({ page }) => {
  await signInAsOwner(page, 'Ida Importer');
  const before = await priceOf(page);
  await page.goto('/admin/import');
  await choose(page, 'supplier.csv', `Article;Preis;Remark\n${SKU};;abc\n`);
  await expect(page.getByText('What kind of table is this?')).toBeVisible();
  await expect(page.getByLabel('Is imported as: Article')).toHaveValue('sku');
  await expect(page.getByLabel('Is imported as: Preis')).toHaveValue('price');
  await page.getByLabel('Is imported as: Preis').selectOption('special.price');
  await page.getByLabel('Is imported as: Remark').selectOption('price');
  await button(page, 'Check file').click();
  await expect(page.getByText('"abc" is not a number')).toBeVisible();
  await expect(page.getByText('Line 2, Remark:')).toBeVisible();
  expect(await priceOf(page)).toBe(before);

  await button(page, 'Another file').click();
  await choose(page, 'supplier.csv', `Article;Preis;Remark\n${SKU};;321,5\n`);
  // The earlier choice of columns is selected again.
  await expect(page.getByLabel('Is imported as: Remark')).toHaveValue('price');
  await button(page, 'Check file').click();
  await expect(page.getByText('321.5')).toBeVisible();
  await expectAccessible(page);
  // The file is in the address.
  await page.reload();
  await button(page, 'Import now').click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(await priceOf(page)).toBe('321.50');
  await button(page, 'Undo').click();
  await button(page, 'Undo now').click();
  await expect(page.getByText('The import was undone').first()).toBeVisible();
  expect(await priceOf(page)).toBe(before);
});

test('a view is saved, opened, kept by reload and Back, and a list is downloaded (STAFF-27)', async ({ page }) => {
  await signInAsOwner(page, 'Vera Keeper');
  await page.goto('/admin/products?stock=low');
  await button(page, 'Views').click();
  await page.getByLabel('Name', { exact: true }).fill('Running out');
  await button(page, 'Save view').click();
  await expect(page.getByText('View Running out saved')).toBeVisible();
  await page.goto('/admin/products');
  await button(page, 'Views').click();
  await page.getByRole('link', { name: 'Running out' }).click();
  await expect(page).toHaveURL(/\/admin\/products\?stock=low$/);
  await page.reload();
  await expect(button(page, 'Low stock')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/products$/);
  const download = page.waitForEvent('download');
  await button(page, 'Download as CSV').click();
  expect((await download).suggestedFilename()).toBe('Products.csv');
  await button(page, 'Views').click();
  await button(page, 'Delete view Running out').click();
  await expect(page.getByText('No view is saved yet.')).toBeVisible();
});
