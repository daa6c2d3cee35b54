// A whole catalogue moves from one shop into another.
import { join } from 'node:path';
import { button, openAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';

const fixture = join(import.meta.dirname, '../../server/testing/fixture.yaml');

test('the exported catalog gives equal pages in an empty shop (STAFF-17)', async ({ browser }, testInfo) => {
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
