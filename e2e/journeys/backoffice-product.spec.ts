// The form of one product in the back office.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { EditedProduct } from '@vitrine/contract/merchant/edited-product.ts';
import { askAsStaff, signInAsOwner } from '../support/back-office.ts';
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

test('a product is made with a picture, and the work of two people is merged', async ({ page }) => {
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
    { name: 'wrong.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByText(/^wrong\.png: This file is not a picture/)).toBeVisible();
  await page.getByLabel('What it shows (EN)').fill('A cup');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Product created')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const made = await askAsStaff<EditedProduct>(page, `product/${id}`);
  expect(made).toMatchObject({ sku, images: [{ alt: { en: 'A cup' } }], variants: [{ price: '19.90', stock: 3 }] });

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
