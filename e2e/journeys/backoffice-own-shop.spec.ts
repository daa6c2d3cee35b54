// What only a shop of its own shows: a whole catalogue that moves, and a process that ends in the middle of a change.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { askAsStaff, button, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';

const fixture = join(import.meta.dirname, '../../server/testing/fixture.yaml');

/** A window of its own: browsers give cookies of one host to all of its ports. */
async function openAsOwner(browser: Browser, shop: OwnShop): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAsOwner(page, 'Olga Owner', shop);
  return page;
}

test('the exported catalogue gives equal pages in an empty shop', async ({ browser }, testInfo) => {
  test.slow();
  const [full, empty] = await Promise.all([openOwnShop(), openOwnShop()]);
  try {
    await full.command('import', fixture);
    const [source, target] = [await openAsOwner(browser, full), await openAsOwner(browser, empty)];
    await source.goto('/admin/import');
    await source.getByRole('radio', { name: /^YAML files/ }).check();
    const download = source.waitForEvent('download');
    await button(source, 'Export').click();
    const file = testInfo.outputPath((await download).suggestedFilename());
    await (await download).saveAs(file);

    await target.goto('/admin/import');
    await target.getByLabel('Choose file').setInputFiles(file);
    await button(target, 'Check file').click();
    await button(target, 'Import now').click();
    await expect(target.getByText('Imported', { exact: true })).toBeVisible();

    const addresses = async ({ url }: OwnShop) => {
      const maps = ['/sitemap-pages.xml', '/sitemap-products.xml?page=1'].map(async (path) =>
        (await fetch(url + path)).text(),
      );
      return [...(await Promise.all(maps)).join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
        address.replace(url, ''),
      );
    };
    const paths = await addresses(full);
    expect(await addresses(empty)).toEqual(paths);
    // As the shop sends it: scripts add parts at moments of their own.
    const reader = await browser.newPage({ javaScriptEnabled: false });
    const shown = async ({ url }: OwnShop, path: string) => {
      await reader.goto(url + path);
      const text = await reader.getByRole('main').textContent();
      // The data for search engines names the address of the shop.
      return { title: await reader.title(), text: text?.replaceAll(url, '') };
    };
    const products = paths.filter((path) => path.includes('/product/'));
    expect(products.length).toBeGreaterThan(5);
    for (const path of [
      '/',
      ...paths.filter((each) => each.includes('/category/')).slice(0, 3),
      ...products.slice(0, 5),
    ])
      expect(await shown(empty, path), path).toEqual(await shown(full, path));
    await Promise.all([source, target, reader].map((page) => page.context().close()));
  } finally {
    await Promise.all([full.remove(), empty.remove()]);
  }
});

const MANY = 2000;

interface FoundProducts {
  items: { sku: string; variants: { price: string }[] }[];
  next: string | null;
}

test('a change of many products shows its progress; a process killed midway leaves no half of it', async ({
  browser,
}, testInfo) => {
  test.slow();
  const shop = await openOwnShop();
  try {
    const lines = Array.from(
      { length: MANY },
      (_, index) => `MANY-${index},things,Thing ${index},${10 + (index % 50)},5`,
    );
    const file = testInfo.outputPath('many.yaml');
    const table = testInfo.outputPath('many.csv');
    await writeFile(file, 'categories: [{ code: things, name: { en: Things } }]');
    await writeFile(table, ['sku,categories,name.en,price,stock', ...lines].join('\n'));
    // While the shop is closed, an import takes a tenth of the time.
    await shop.kill();
    await shop.command('import', file);
    await shop.command('import', table);
    await shop.startAgain();
    const page = await openAsOwner(browser, shop);
    const prices = async (): Promise<Map<string, string>> => {
      const found = new Map<string, string>();
      for (let after: string | null = ''; after !== null; ) {
        const query: string = after && `&after=${encodeURIComponent(after)}`;
        const part: FoundProducts = await askAsStaff(page, `products?count=200${query}`);
        for (const { sku, variants } of part.items) found.set(sku, variants[0]?.price ?? '');
        after = part.next;
      }
      return found;
    };
    const before = await prices();
    expect(before.size).toBe(MANY);
    await page.goto('/admin/products');
    await page.getByRole('checkbox', { name: 'Select all products on this page' }).check();
    await button(page, 'Select all 2,000 that match').click();
    await button(page, 'Change…').click();
    const sheet = page.getByRole('dialog', { name: 'Change 2,000 products' });
    await sheet.getByLabel('Price').selectOption({ label: 'Lower by percent' });
    await sheet.getByLabel('Percent').fill('10');
    await sheet.getByRole('button', { name: 'Show what changes' }).click();
    await expect(sheet.getByText('2,000 change', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Change 2,000 products' }).click();
    const progress = sheet.getByRole('progressbar', { name: 'Changing…' });
    await expect.poll(async () => Number(await progress.getAttribute('value')), { intervals: [50] }).toBeGreaterThan(0);
    await shop.kill();
    await shop.startAgain();
    // The prices of the preview, or those from before: never some of each.
    const after = new Map([...before].map(([sku, price]) => [sku, (Number(price) * 0.9).toFixed(2)]));
    const state = async () => {
      const now = JSON.stringify([...(await prices())]);
      return now === JSON.stringify([...before]) ? 'before' : now === JSON.stringify([...after]) ? 'after' : 'between';
    };
    await expect.poll(state, { timeout: 120_000 }).not.toBe('between');
    await page.context().close();
  } finally {
    await shop.remove();
  }
});
