// A whole catalogue moves from one shop into another.
import { join } from 'node:path';
import { startTestMailbox } from '../../server/testing/test-mailbox.ts';
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

test('delivery to another country is added, tried before it is saved, and at work at once', async ({ browser }) => {
  test.slow();
  const shop = await openOwnShop();
  try {
    await shop.command('import', fixture);
    const served = async () => (await fetch(`${shop.url}/api/v1/shipping/country`)).text();
    expect(await served()).not.toContain('"AT"');
    const page = await openAsOwner(browser, shop);
    await page.goto('/admin/sales-rules');
    await button(page, 'Add a place').click();
    await page.getByRole('combobox', { name: 'Country' }).first().selectOption('Austria');
    await button(page, 'Save').click();
    await expect(page.getByRole('link', { name: 'Enter a name in the first language of the shop' })).toBeVisible();
    const fields = { 'Name (English)': 'Parcel', Price: '7,90', 'Days from': '2', 'Days to': '5' };
    for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('combobox', { name: 'Country' }).last().selectOption('Austria');
    await button(page, 'Show what it costs').click();
    await expect(page.getByText('Parcel, 2 to 5 days')).toBeVisible();
    expect(await served()).not.toContain('"AT"');
    await button(page, 'Save').click();
    await expect(page.getByText('Delivery and taxes are saved.')).toBeVisible();
    expect(await served()).toContain('"AT"');
    await page.context().close();
  } finally {
    await shop.remove();
  }
});

test('a mail server is set, tried and at work at once', async ({ browser }) => {
  test.slow();
  const [shop, mailbox] = await Promise.all([openOwnShop(), startTestMailbox()]);
  try {
    await shop.command('import', fixture);
    const page = await openAsOwner(browser, shop);
    await page.goto('/admin/email');
    await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Encryption').selectOption('tls');
    await page.getByLabel('Port').fill(String(mailbox.port));
    await page.getByLabel('Address of the sender').fill('news@shop.example');
    await page.getByLabel('Test email to').fill('me@shop.example');
    await button(page, 'Send a test email').click();
    await expect(page.getByText('This port does not begin with TLS. Choose “STARTTLS”')).toBeVisible();
    await page.getByLabel('Encryption').selectOption('none');
    await button(page, 'Send a test email').click();
    expect((await mailbox.next('me@shop.example')).from).toBe('news@shop.example');
    await page.getByLabel('Messages of the contact form').fill('questions@shop.example');
    await button(page, 'Save').click();
    await expect(page.getByText('The settings of emails are saved.')).toBeVisible();
    const message = { name: 'Ann', email: 'ann@example.com', subject: 'A mug', comment: 'Is it blue?' };
    await page.request.post('/api/v1/contact', { data: message });
    expect((await mailbox.next('questions@shop.example')).text).toContain('Is it blue?');
    await page.context().close();
  } finally {
    await Promise.all([shop.remove(), mailbox.close()]);
  }
});
