// The form of one product in the back office.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { EditedProduct } from '@vitrine/contract/merchant/edited-product.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { askAsStaff, makeProduct, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pictures = join(import.meta.dirname, '../../server/demo/images');

/** Somebody else saves meanwhile. */
async function changeElsewhere(page: Page, id: number, changes: object): Promise<void> {
  const { version } = await askAsStaff<EditedProduct>(page, `product/${id}`);
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.put(`/api/v1/private/product/${id}`, {
    data: { version, ...changes },
    headers: { origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a product is made with pictures in their order, and the work of two people is merged', async ({ page }) => {
  const sku = `FORM-${Date.now()}`;
  await signInAsOwner(page, 'Eva Editor');
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('textbox', { name: 'SKU' }).fill(sku);
  await button(page, 'Save').click();
  await expect(page.getByText('Name (EN): Enter a name')).toBeVisible();
  await page.getByText('Name (EN): Enter a name').click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await expect(name).toBeFocused();
  await name.fill('Form Cup');
  await page.getByLabel('Price (USD)', { exact: true }).fill('19.90');
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('3');
  await page.getByLabel('Categories').selectOption({ index: 1 });
  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'board.webp', mimeType: 'image/webp', buffer: await readFile(join(pictures, 'board-oak-2.webp')) },
    { name: 'table.webp', mimeType: 'image/webp', buffer: await readFile(join(pictures, 'side-table-oak-3.webp')) },
    { name: 'wrong.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByText(/^wrong\.png: This file is not a picture/)).toBeVisible();
  const altOf = (number: number) =>
    page.getByRole('group', { name: `Picture ${number}` }).getByLabel('What it shows (EN)');
  await altOf(2).fill('A cup');
  await button(page, 'Move Picture 2 up').focus();
  await page.keyboard.press('Enter');
  await expect(altOf(1)).toHaveValue('A cup');
  // At the edge the other button takes the focus.
  await expect(button(page, 'Move Picture 1 down')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Product created')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const made = await askAsStaff<EditedProduct>(page, `product/${id}`);
  expect(made).toMatchObject({ sku, images: [{ alt: { en: 'A cup' } }, {}], variants: [{ price: '19.90', stock: 3 }] });

  // What is typed outlasts the tab.
  await name.fill('Form Cup, mine');
  await page.reload();
  await expect(page.getByText('You have unsaved work')).toBeVisible();
  await button(page, 'Restore it').click();
  await expect(name).toHaveValue('Form Cup, mine');

  await changeElsewhere(page, id, { texts: { en: { name: 'Form Cup, theirs', highlights: 'Light' } } });
  await page.getByLabel('Price (USD)', { exact: true }).fill('18.00');
  await button(page, 'Save').click();
  const sheet = page.getByRole('dialog', { name: 'Another person has changed this product' });
  await expect(sheet.getByRole('group')).toHaveCount(1);
  await sheet.getByRole('radio', { name: /^Theirs/ }).check();
  await sheet.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  expect(await askAsStaff<EditedProduct>(page, `product/${id}`)).toMatchObject({
    texts: { en: { name: 'Form Cup, theirs', highlights: 'Light' } },
    variants: [{ price: '18.00' }],
  });

  // A draft is shown to its link only.
  await page.getByLabel('Price (USD)', { exact: true }).fill('15.00');
  const opened = page.waitForEvent('popup');
  await button(page, 'Preview').click();
  const preview = await opened;
  await expect(preview.getByText('shoppers do not see this page yet')).toBeVisible();
  await expect(preview.getByRole('main')).toContainText('$15.00');
  await preview.goto(`/product/${made.texts.en?.slug}`);
  await expect(preview.getByRole('main')).toContainText('$18.00');
  await button(page, 'Save').click();
  await expect(page.getByText('There is a draft that is not published')).toBeHidden();
  expect(await askAsStaff(page, `drafts/product/${id}`)).toEqual({ draft: null });
  // Other journeys count the products of the shop.
  await changeElsewhere(page, id, { visible: false });
});

test('three colors and four sizes make twelve variants; a value that ends names its variants', async ({ page }) => {
  const sku = `GRID-${Date.now()}`;
  await signInAsOwner(page, 'Gil Grid');
  const { id } = await makeProduct(page, sku);
  await page.goto(`/admin/products/${id}`);
  await page.getByText('Color', { exact: true }).click();
  for (const name of ['Indigo', 'Sand', 'Sage']) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByText('Size', { exact: true }).click();
  for (const name of ['Small', 'Large', 'A6', 'A5']) await page.getByRole('checkbox', { name, exact: true }).check();
  await button(page, 'Add 12 variants').click();
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('24.50');
  await button(page, 'Set for all variants').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Product saved')).toBeVisible();
  const sold = async () =>
    (await askAsStaff<EditedProduct>(page, `product/${id}`)).variants.filter(({ available }) => available);
  const made = await sold();
  expect([made.length, ...new Set(made.map(({ price }) => price))]).toEqual([12, '24.50']);

  await page.getByLabel('Take a value off sale').selectOption({ label: 'Color, Sand' });
  await button(page, 'Take off sale').click();
  const dialog = page.getByRole('dialog', { name: 'Take Color, Sand off sale?' });
  await expect(dialog.getByText('4 variants are not sold any more when you save:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Sand, Small/, /^Sand, Large/, /^Sand, A6/, /^Sand, A5/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take off sale' }).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await sold()).map(({ options }) => options.color)).not.toContain('sand');
  expect(await sold()).toHaveLength(8);
});
