// The form of one product in the back office.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { newEmail } from '../support/account.ts';
import { askAsStaff, button, makeProduct, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';

const pictures = join(import.meta.dirname, '../../server/demo/images');

/** No other journey changes it. */
const SOLD = 'MIRROR';
const ON_SALE = { 'FRAME-OAK': '/product/gallery-frame-with-print', 'CLOCK-OAK': '/product/quiet-clock' };

async function idOf(page: Page, sku: string): Promise<number> {
  const { items } = await askAsStaff<{ items: { id: number; sku: string }[] }>(page, `products?q=${sku}`);
  return items.find((item) => item.sku === sku)?.id ?? 0;
}

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

test('a product is made with pictures in their order, and the work of two people is merged (STAFF-11, STAFF-14, STAFF-20)', {
  tag: '@smoke',
}, async ({ page }) => {
  const sku = `FORM-${Date.now()}`;
  await signInAsOwner(page, 'Eva Editor');
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('textbox', { name: 'SKU' }).fill(sku);
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await name.fill('Form Cup');
  await page.getByLabel('Price (USD)', { exact: true }).fill('19.90');
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('3');
  await page.getByLabel('Categories').selectOption({ index: 1 });
  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'board.webp', mimeType: 'image/webp', buffer: await readFile(join(pictures, 'board-oak-2.webp')) },
    { name: 'table.webp', mimeType: 'image/webp', buffer: await readFile(join(pictures, 'side-table-oak-3.webp')) },
  ]);
  const tile = (number: number) => page.getByRole('button', { name: new RegExp(`^Picture ${number} `) });
  await tile(2).click();
  const panel = page.getByRole('dialog', { name: 'Picture 2' });
  await panel.getByLabel('What it shows (English)').fill('A cup');
  await panel.getByRole('button', { name: 'Close' }).click();
  await tile(2).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(tile(1)).toHaveAccessibleName(/A cup/);
  await expect(tile(1)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Product created')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const made = await askAsStaff<EditedProduct>(page, `product/${id}`);
  expect(made).toMatchObject({ sku, images: [{ alt: { en: 'A cup' } }, {}], variants: [{ price: '19.90', stock: 3 }] });

  // Typed text outlasts the tab.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Form Cup, mine');
  await tab.close();
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

test('three colors and four sizes make twelve variants; a value that ends names its variants (STAFF-18)', async ({
  page,
}) => {
  const sku = `GRID-${Date.now()}`;
  await signInAsOwner(page, 'Gil Grid');
  const { id } = await makeProduct(page, sku);
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('heading', { name: 'Add or end variants' }).click();
  await page.getByText('Color', { exact: true }).click();
  for (const name of ['Indigo', 'Sand', 'Sage']) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByText('Size', { exact: true }).click();
  for (const name of ['Small', 'Large', 'A6', 'A5']) await page.getByRole('checkbox', { name, exact: true }).check();
  await button(page, 'Add 12 variants').click();
  await page
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('24.50');
  await page.keyboard.press('Control+d');
  await button(page, 'Save').click();
  await expect(page.getByText('Product saved')).toBeVisible();
  const sold = async () =>
    (await askAsStaff<EditedProduct>(page, `product/${id}`)).variants.filter(({ available }) => available);
  const made = await sold();
  expect([made.length, ...new Set(made.map(({ price }) => price))]).toEqual([12, '24.50']);

  await page.getByLabel('Stop selling a value').selectOption({ label: 'Color, Sand' });
  await button(page, 'Stop selling').click();
  const dialog = page.getByRole('dialog', { name: 'Stop selling Color, Sand?' });
  await expect(dialog.getByText('4 variants are not sold any more when you save:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Sand, Small/, /^Sand, Large/, /^Sand, A6/, /^Sand, A5/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stop selling' }).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await sold()).map(({ options }) => options.color)).not.toContain('sand');
  expect(await sold()).toHaveLength(8);
});

test('a description is written as shoppers see it, and what is pasted is cleaned', async ({ page }) => {
  const sku = `TEXT-${Date.now()}`;
  await signInAsOwner(page, 'Tess Text');
  const { id } = await makeProduct(page, sku);
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('toolbar', { name: 'Formatting: Description' }).waitFor();
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  await text.click();
  await page.keyboard.type('## Care');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wash 2 * 3 times, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('cold');
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<style>p { color: red }</style><p style='mso-list:l0 level1'><span style='mso-list:Ignore'>·</span>One</p>
      <p style='mso-list:l0 level1'><span style='mso-list:Ignore'>·</span>Two<img src="x" onerror="document.title = 'run'"></p>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Product saved')).toBeVisible();
  const { texts } = await askAsStaff<EditedProduct>(page, `product/${id}`);
  expect(texts.en?.description).toBe('## Care\n\nWash 2 * 3 times, **cold**\n\n- One\n- Two');
  // It comes back as it is shown.
  await page.reload();
  await expect(text.getByRole('heading', { name: 'Care' })).toBeVisible();
  await expect(text.getByRole('paragraph').first()).toHaveText('Wash 2 * 3 times, cold');
});

test('an order reduces the stock while texts are edited; saving them keeps the new stock (STAFF-12)', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, 'Stella Stock');
  const id = await idOf(page, SOLD);
  const before = await askAsStaff<EditedProduct>(page, `product/${id}`);
  const stockBefore = before.variants[0]?.stock ?? 0;
  await page.goto(`/admin/products/${id}`);
  const highlights = `Sharp for long, ${Date.now()}`;
  await page
    .getByLabel(/^Short text/)
    .first()
    .fill(highlights);
  const stock = page.getByRole('textbox', { name: 'Stock', exact: true });
  await expect(stock).toHaveValue(String(stockBefore));
  await placeOrder(request, { email: newEmail('meanwhile'), skus: [SOLD] });
  await button(page, 'Save').click();
  await expect(page.getByText('Product saved')).toBeVisible();
  const after = await askAsStaff<EditedProduct>(page, `product/${id}`);
  expect(after).toMatchObject({ texts: { en: { highlights } }, variants: [{ stock: stockBefore - 1 }] });
  await expect(stock).toHaveValue(String(stockBefore - 1));
  await changeElsewhere(page, id, { texts: { en: { highlights: before.texts.en?.highlights ?? '' } } });
});

test('the struck-out price of the form is that of the shop (STAFF-19)', async ({ page }) => {
  await signInAsOwner(page, 'Saul Sale');
  for (const [sku, address] of Object.entries(ON_SALE)) {
    const id = await idOf(page, sku);
    await page.goto(`/admin/products/${id}`);
    const facts = page.getByText(/Struck out now: /);
    await expect(facts).toBeVisible();
    const [, struckOut = ''] = /Struck out now: (\S+?)\.$/.exec((await facts.textContent()) ?? '') ?? [];
    expect(struckOut).toMatch(/^\$\d+\.\d{2}$/);
    await page.goto(address);
    await expect(page.getByRole('main').locator('s').first()).toHaveText(struckOut);
  }
});

test('a change is published at its moment, once (STAFF-15)', async ({ page }) => {
  test.slow();
  const sku = `LATER-${Date.now()}`;
  await signInAsOwner(page, 'Pam Planner');
  const { id } = await makeProduct(page, sku);
  const priceOf = async () => (await askAsStaff<EditedProduct>(page, `product/${id}`)).variants[0]?.price;
  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Price (USD)', { exact: true }).fill('18.00');
  await button(page, 'Publish later…').click();
  const sheet = page.getByRole('dialog', { name: 'Publish later' });
  // The next full minute that leaves time to press the button; the shop of the journeys has the time zone UTC.
  const moment = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
  await sheet.getByLabel('Moment').fill(moment.toISOString().slice(0, 16));
  await sheet.getByRole('button', { name: 'Publish then' }).click();
  await expect(page.getByText(/^Will be published on/).first()).toBeVisible();
  expect(await priceOf()).toBe('20.00');
  await expect.poll(priceOf, { timeout: 150_000 }).toBe('18.00');
  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  await page.reload();
  await expect(page.getByLabel('Price (USD)', { exact: true })).toHaveValue('18.00');
  await expect(page.getByText(/^Will be published on/)).toHaveCount(0);
  await page.goto(`/admin/activity?sku=${sku}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${sku} published as planned` })).toHaveCount(1);
});
