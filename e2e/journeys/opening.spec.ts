// A shop that begins empty, from a closed checkout to its first order: the merchant is told what is missing, and sets it.
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { button, expectGoodScreen, openAsOwner } from '../support/back-office.ts';
import { addButton } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';

const products = `
categories: [{ code: lamps, name: { en: Lamps } }]
products: [{ sku: LAMP, categories: [lamps], name: { en: Plain lamp }, price: 20, stock: 5 }]
`;

const notOpen = (page: Page) => page.getByRole('heading', { name: 'This shop is not open yet' });

async function openWithLamp(browser: Browser, shop: OwnShop, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url, javaScriptEnabled })).newPage();
  await page.goto('/product/plain-lamp');
  await addButton(page).click();
  return page;
}

test(
  'an emptied shop says that it is not open, and opens when the merchant has set what is missing',
  {
    tag: '@smoke',
  },
  async ({ browser }, testInfo) => {
    test.slow();
    const shop = await openOwnShop();
    try {
      await shop.command('empty', '--yes');
      const file = testInfo.outputPath('products.yaml');
      writeFileSync(file, products);
      await shop.command('import', file);

      const shopper = await openWithLamp(browser, shop, true);
      await expect(shopper.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
      await shopper.goto('/checkout');
      await expect(notOpen(shopper)).toBeVisible();
      await expectAccessible(shopper);
      const plain = await openWithLamp(browser, shop, false);
      await plain.goto('/checkout/plain');
      await expect(notOpen(plain)).toBeVisible();
      await expect(plain.getByRole('textbox', { name: 'Email' })).toHaveCount(0);

      const owner = await openAsOwner(browser, shop);
      await owner.goto('/admin');
      const missing = owner.getByRole('region', { name: 'Before your shop opens' });
      await expect(missing.getByRole('link')).toHaveCount(5);
      await expectGoodScreen(owner);
      await missing.getByRole('link', { name: /^Name, address and email/ }).click();
      const identity = {
        'Name of the shop': 'Corner',
        'Street and number': '1 Own Street',
        City: 'Albany',
        Postcode: '12207',
        'State or province': 'NY',
        'Email address': 'me@corner.example',
      };
      for (const [name, text] of Object.entries(identity))
        await owner.getByRole('textbox', { name: new RegExp(`^${name}( \\(|$)`) }).fill(text);
      await button(owner, 'Save').click();
      await expect(owner.getByText('The settings are saved.')).toBeVisible();
      await owner.goto('/admin/sales-rules');
      await button(owner, 'Begin with a suggestion for United States').click();
      await owner.getByRole('checkbox', { name: /^My shop charges no tax/ }).check();
      await button(owner, 'Save').click();
      await expect(owner.getByText('Delivery and taxes are saved.')).toBeVisible();
      await shopper.reload();
      await expect(notOpen(shopper)).toBeVisible();
      await owner.goto('/admin/payments');
      await owner.getByRole('textbox', { name: 'Bank account for transfers' }).fill('Corner, IBAN 1');
      await owner.getByRole('checkbox', { name: /^Bank transfer/ }).check();
      await button(owner, 'Save').first().click();
      await expect(owner.getByText('The payment methods are saved.')).toBeVisible();
      await owner.goto('/admin');
      const left = owner.getByRole('region', { name: 'Your shop is open' });
      await expect(left.getByRole('link')).toHaveText([/^Terms of sale/]);

      await shopper.reload();
      await expect(shopper.getByRole('textbox', { name: /^Email/ })).toBeVisible();
      await plain.reload();
      await expect(plain.locator('#plain-email')).toBeVisible();
      for (const page of [shopper, plain, owner]) await page.context().close();
    } finally {
      await shop.remove();
    }
  },
);
