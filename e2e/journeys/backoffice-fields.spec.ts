// The merchant's own fields: defined and filled in by staff, seen by shoppers.
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { askAsStaff, button, expectGoodScreen, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';

test('a field is defined and filled in; shoppers see it and filter a category by it, without a restart', {
  tag: '@smoke',
}, async ({ page }) => {
  const name = `Timber ${Date.now()}`;
  const code = name.replace(' ', '-').toLowerCase();
  const field = async () =>
    (await askAsStaff<{ items: StaffCustomField[] }>(page, 'fields')).items.find((one) => one.code === code);
  await signInAsOwner(page, 'Fay Fields');

  await test.step('define', async () => {
    await page.goto('/admin/fields/new');
    await page.getByRole('textbox', { name: 'Name (English)' }).fill(name);
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Choice');
    for (const [index, choice] of ['Old Oak', 'Ash'].entries()) {
      await button(page, 'Add choice').click();
      await page
        .getByRole('textbox', { name: 'Name (English)' })
        .nth(index + 1)
        .fill(choice);
    }
    await page.getByRole('checkbox', { name: /^Shoppers see it/ }).check();
    await page.getByRole('checkbox', { name: /^Lists can be filtered/ }).check();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectGoodScreen(page);
    expect(await field()).toMatchObject({ kind: 'choice', used: 0, choices: [{ code: 'old-oak' }, { code: 'ash' }] });
  });

  const product = await test.step('fill in', async () => {
    await page.goto('/admin/products/1');
    await page.getByRole('combobox', { name }).selectOption('Old Oak');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Product saved')).toBeVisible();
    expect(await field()).toMatchObject({ used: 1 });
    return askAsStaff<EditedProduct>(page, 'product/1');
  });
  const { name: productName, slug } = product.texts.en ?? {};

  await test.step('see', async () => {
    await page.goto(`/product/${slug}`);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText('Old Oak')).toBeVisible();
  });

  await test.step('filter', async () => {
    await page.goto('/category/all');
    const filter = page.getByRole('group', { name });
    await filter.getByRole('checkbox', { name: 'Old Oak' }).check();
    await expect(page).toHaveURL(new RegExp(`field=${code}`));
    await expect(page.getByRole('heading', { name: productName ?? '' })).toBeVisible();
    await expect(page.locator('main').getByRole('article')).toHaveCount(1);
  });

  await test.step('a field is deleted once nothing has a value', async () => {
    await page.goto('/admin/fields');
    await button(page, `Delete ${name}`).click();
    await expect(page.getByRole('dialog', { name: `${name} is in use` })).toBeVisible();
    await page.goto('/admin/products/1');
    await page.getByRole('combobox', { name }).selectOption('Not set');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Product saved')).toBeVisible();
    await page.goto('/admin/fields');
    await button(page, `Delete ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
    expect(await field()).toBeUndefined();
  });
});
