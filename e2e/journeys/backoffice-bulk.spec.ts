// Changes of as many products as a large shop has, in a shop of its own: one of them ends in the middle with its process.
import type { Locator, Page } from '@playwright/test';
import type { BulkJob, BulkRow } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { askAsStaff, button, openAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';

const PRODUCTS = 10_000;
const LAMPS = 500;

/** By SKU. In steps of ten cents, so that a tenth less is a whole number of cents. */
const firstPrices = new Map(
  Array.from({ length: PRODUCTS }, (_, index) => [`MANY-${index}`, (100 + (index % 970)) / 10]),
);

let shop: OwnShop;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const products = [...firstPrices].map(
    ([sku, price], index) =>
      `  - { sku: ${sku}, name: { en: Thing ${index} }, categories: [${index < LAMPS ? 'lamps' : 'things'}], price: ${price}, stock: 5 }`,
  );
  const head = [
    'store: { code: DEFAULT, name: Many, currency: USD, languages: [en], country: US, shipsTo: [US] }',
    'categories: [{ code: lamps, name: { en: Lamps } }, { code: things, name: { en: Things } }]',
    'products:',
  ];
  shop = await openOwnShop({ catalog: [...head, ...products].join('\n') });
  page = await openAsOwner(browser, shop);
});

test.afterAll(async () => {
  await page.context().close();
  await shop.remove();
});

/** By SKU, as the list gives them as a table. */
async function findPrices(filter = ''): Promise<Map<string, number>> {
  const answer = await page.request.get(`/api/v1/private/products/csv${filter}`);
  const [, ...rows] = (await answer.text()).trim().split('\r\n');
  return new Map(
    rows.map((row) => {
      const [sku = '', , , , price = ''] = row.split(',');
      return [sku, Number(price)];
    }),
  );
}

/** By SKU, what the preview shows as the new price. */
async function findPreviewedPrices(job: number): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after && `&after=${encodeURIComponent(after)}`;
    const part: { items: BulkRow[]; next: string | null } = await askAsStaff(
      page,
      `products/bulk/${job}/rows?count=200${query}`,
    );
    for (const { sku, changes } of part.items) found.set(sku, changes.find(({ field }) => field === 'price')?.to);
    after = part.next;
  }
  return found;
}

/** Selects all that the list finds and previews a tenth less. */
async function previewTenthLess(list: string, count: string): Promise<{ sheet: Locator; job: number }> {
  await page.goto(list);
  await page.getByRole('checkbox', { name: 'Select all products on this page' }).check();
  await button(page, `Select all ${count} that match`).click();
  await button(page, 'Change…').click();
  const sheet = page.getByRole('dialog', { name: `Change ${count} products` });
  await sheet.getByLabel('Price').selectOption({ label: 'Lower by percent' });
  await sheet.getByLabel('Percent').fill('10');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/bulk/preview'));
  await sheet.getByRole('button', { name: 'Show what changes' }).click();
  await expect(sheet.getByText(`${count} change`, { exact: true })).toBeVisible();
  return { sheet, job: ((await (await answer).json()) as BulkJob).job };
}

const tenthLess = (prices: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...prices].map(([sku, price]) => [sku, Math.round(price * 90) / 100]));

test('a tenth less for 500 products equals the preview, price by price, and Undo restores all (STAFF-9)', async () => {
  const lamps = new Map([...firstPrices].slice(0, LAMPS));
  const { sheet, job } = await previewTenthLess('/admin/products?category=lamps', '500');
  const previewed = await findPreviewedPrices(job);
  expect(previewed).toEqual(tenthLess(lamps));
  await sheet.getByRole('button', { name: 'Change 500 products' }).click();
  await expect(sheet.getByText('500 products changed')).toBeVisible();
  expect(await findPrices('?category=lamps')).toEqual(previewed);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByText('Taken back')).toBeVisible();
  expect(await findPrices('?category=lamps')).toEqual(lamps);
});

test('a change of 10,000 products shows its progress; a process killed midway leaves no half of it (STAFF-10)', async () => {
  const { sheet, job } = await previewTenthLess('/admin/products', '10,000');
  await sheet.getByRole('button', { name: 'Change 10,000 products' }).click();
  const progress = sheet.getByRole('progressbar', { name: 'Changing…' });
  await expect.poll(async () => Number(await progress.getAttribute('value')), { intervals: [50] }).toBeGreaterThan(0);
  await shop.kill();
  await shop.startAgain();
  const readState = async () => (await askAsStaff<BulkJob>(page, `products/bulk/${job}`)).state;
  await expect.poll(readState, { timeout: 120_000 }).not.toBe('running');
  // A process that ends while it compares has changed nothing; one that ends later has its change finished by the next one.
  expect(await findPrices()).toEqual((await readState()) === 'done' ? tenthLess(firstPrices) : firstPrices);
});
