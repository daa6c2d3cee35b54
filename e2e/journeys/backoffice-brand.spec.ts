// The owner gives the shop its brand; shoppers, mails and invoices have it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { largePng } from '../../server/testing/large-png.ts';
import { startTestMailbox } from '../../server/testing/test-mailbox.ts';
import { button, openAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { openOwnShop } from '../support/own-shop.ts';

const catalog = readFileSync(join(import.meta.dirname, '../../server/testing/fixture.yaml'), 'utf8');

const paint = (width: number, height: number) => largePng({ width, height, depth: 8 });

const choose = (page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('group', { name: label, exact: true }).locator('input[type=file]').setInputFiles(file);

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Test shop', exact: true });
const themeColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action'));

test('the owner sets a color and a logo; shoppers, mails and invoices have them @smoke', async ({ browser }) => {
  test.slow();
  const [shop, mailbox] = await Promise.all([openOwnShop({ catalog }), startTestMailbox()]);
  try {
    const owner = await openAsOwner(browser, shop);
    const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await shopper.goto('/');
    await expect(logoOf(shopper)).toHaveText('Test shop');
    await expect(shopper.locator('head style')).toHaveCount(0);

    await owner.goto('/admin/shop-brand');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await choose(owner, 'Logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(owner.getByText(/^An SVG can contain programs/)).toBeVisible();
    const png = { name: 'logo.png', mimeType: 'image/png' };
    await choose(owner, 'Logo', { ...png, buffer: await paint(400, 100) });
    await expect(owner.getByRole('img', { name: 'Logo of Test shop' })).toBeVisible();
    await choose(owner, 'Logo for dark backgrounds', { ...png, buffer: await paint(440, 100) });
    await expect(owner.getByRole('img', { name: 'Logo for dark backgrounds of Test shop' })).toBeVisible();
    await choose(owner, 'Icon of the browser tab', { ...png, buffer: await paint(256, 256) });
    const accent = owner.getByRole('textbox', { name: /^Accent color \(optional\)/ });
    await accent.fill('#ffd400');
    await button(owner, 'Save').click();
    await expect(owner.getByText(/^This color is too light for texts/)).toBeVisible();
    await button(owner, /^Use the nearest color/).click();
    await expect(accent).not.toHaveValue('#ffd400');
    await accent.fill('#7a1f3d');
    await owner.getByRole('radio', { name: /^Figtree/ }).check();
    await button(owner, 'Save').click();
    await expect(owner.getByText('The brand is saved. Shoppers see it at once.')).toBeVisible();

    const picture = logoOf(shopper).getByRole('img', { name: 'Test shop' });
    await expect(async () => {
      await shopper.goto('/');
      await expect(picture).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 15_000 });
    expect(await accentOf(shopper)).toContain('#7a1f3d');
    expect(await themeColor(shopper)).not.toBe('#0E244D');
    const icon = await shopper.locator('link[rel=icon]').getAttribute('href');
    expect((await shopper.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
    const light = await picture.getAttribute('src');
    // Another page without a new document, and the other theme.
    await shopper.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await expect(shopper).toHaveURL(/\/wishlist$/);
    expect(await accentOf(shopper)).toContain('#7a1f3d');
    await expect
      .poll(() =>
        shopper.evaluate(() =>
          [...document.fonts].some((face) => face.family === 'Figtree' && face.status === 'loaded'),
        ),
      )
      .toBe(true);
    await shopper.emulateMedia({ colorScheme: 'dark' });
    await expect(picture).not.toHaveAttribute('src', light ?? '');

    await owner.goto('/admin/email');
    await owner.getByLabel('Server', { exact: true }).fill('127.0.0.1');
    await owner.getByLabel('Encryption').selectOption('none');
    await owner.getByLabel('Port').fill(String(mailbox.port));
    await button(owner, 'Save').click();
    await expect(owner.getByText('The settings of emails are saved.')).toBeVisible();
    const id = await placeOrder(shopper.request, { email: 'ann@example.com', skus: ['MUG-BLUE-S'] });
    const { html } = await mailbox.next('ann@example.com');
    const [, linked = ''] = /<img class="logo" src="([^"]+)" alt="Test shop"/.exec(html) ?? [];
    expect(new URL(linked).pathname).toBe(light);
    expect((await shopper.request.get(linked)).headers()['content-type']).toBe('image/png');
    const invoices = await owner.request.post('/api/v1/private/orders/documents', {
      data: { ids: [id], kind: 'invoice' },
      headers: { origin: shop.url },
    });
    expect((await invoices.body()).toString('latin1')).toContain('/Subtype /Image');
    await Promise.all([owner, shopper].map((page) => page.context().close()));
  } finally {
    await Promise.all([shop.remove(), mailbox.close()]);
  }
});
