// Many products at once, and the categories, brands and options that they belong to.
import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { BrandChoice, CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { askAsStaff, button, makeProduct, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';

test('selected products are changed as previewed, and Undo restores them (STAFF-9)', { tag: '@smoke' }, async ({
  page,
}) => {
  const heap = `BULK${Date.now()}`;
  await signInAsOwner(page, 'Bea Bulk');
  await makeProduct(page, `${heap}-A`);
  await makeProduct(page, `${heap}-B`);
  await page.goto(`/admin/products?q=${heap}`);
  await page.getByRole('checkbox', { name: 'Select all products on this page' }).check();
  await button(page, 'Change…').click();
  const sheet = page.getByRole('dialog', { name: 'Change 2 products' });
  await sheet.getByLabel('Price').selectOption({ label: 'Lower by percent' });
  await sheet.getByLabel('Percent').fill('60');
  await sheet.getByRole('button', { name: 'Show what changes' }).click();
  await expect(sheet.getByText('This is what changes')).toBeVisible();
  await expect(sheet.getByText('More than 50%').first()).toBeVisible();
  await expect(sheet.getByText('$8.00')).toHaveCount(2);
  await expectAccessible(page);
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /bulk\/\d+$/.test(new URL(response.url()).pathname),
  );
  await sheet.getByRole('button', { name: 'Change 2 products' }).click();
  const { changeId } = (await (await answer).json()) as BulkJob;
  await expect(sheet.getByText('2 products changed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByText('Taken back')).toBeVisible();
  expect(await askAsStaff(page, `changes/${changeId}`)).toMatchObject({
    action: 'bulk price -60%',
    undoneBy: expect.any(Number),
  });
});

test('a category is made, moved by keys, hidden after a warning and deleted; brands are merged (STAFF-20)', async ({
  page,
}) => {
  const name = `Quay ${Date.now()}`;
  const code = name.replace(' ', '-').toLowerCase();
  const tree = async () => (await askAsStaff<{ items: CategoryChoice[] }>(page, 'category')).items;
  await signInAsOwner(page, 'Cleo Categories');
  await page.goto('/admin/categories');
  const [last] = (await tree()).filter(({ parent }) => parent === null).slice(-1);
  await page.getByRole('link', { name: 'New category' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Created', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Visible in the shop' }).click();
  const warning = page.getByRole('dialog', { name: 'Hide this category?' });
  await expect(warning.getByText('Shoppers do not see 0 products any more.')).toBeVisible();
  await warning.getByRole('button', { name: 'Hide' }).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All categories' }).click();
  const row = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await row.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await tree()).find((one) => one.code === code)?.parent).toBe(last?.code);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 740 });
  await expectNoSidewaysScroll(page);
  await button(page, `Delete ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/admin/brands');
  await button(page, 'New brand').click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await button(page, 'Save').click();
  await button(page, `Merge ${name} into another brand`).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${name} into another brand` });
  await dialog.getByLabel('Into').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`${name} merged`)).toBeVisible();
  const brands = await askAsStaff<{ items: BrandChoice[] }>(page, 'manufacturers');
  expect(brands.items.map((brand) => brand.code)).not.toContain(code);
  await expectAccessible(page);
  await page.goto('/admin/options');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Values' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
