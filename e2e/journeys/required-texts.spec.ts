// The shop says what the specification quotes, letter by letter.
import type { Locator, Page } from '@playwright/test';
import { login, makeCustomer, newEmail } from '../support/account.ts';
import { addButton, addFromPage, drawer, lines } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { bringCart } from '../support/orders.ts';
import { requiredTexts, type TextPlace } from '../support/required-texts.ts';

const main = (page: Page) => page.getByRole('main');
const notices = (page: Page) => page.getByRole('status');
const addToCart = (page: Page) => addButton(page).click();

async function openUserMenu(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  return page.locator('#user-menu');
}

async function openMain(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  return main(page);
}

async function openCart(page: Page): Promise<Locator> {
  await bringCart(page, 'PENCILS', 'CARAFE');
  await page.goto('/cart');
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  return main(page);
}

/** Opens each place and answers the part of the page that has its texts. */
const places: Readonly<Record<TextPlace, (page: Page) => Promise<Locator>>> = {
  'the header': async (page) => {
    await page.goto('/');
    return page.getByRole('banner');
  },
  'the store menu': async (page) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Store' }).click();
    return page.locator('#store-menu');
  },
  'the search bar': async (page) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/');
    await page.locator('[popovertarget=search-menu]').first().click();
    return page.locator('#search-menu');
  },
  'the user menu of a guest': openUserMenu,
  'the user menu of a customer': async (page) => {
    const email = newEmail('texts');
    await makeCustomer(page.request, email);
    await login(page, email);
    return openUserMenu(page);
  },
  'the footer': async (page) => {
    await page.goto('/');
    return page.getByRole('contentinfo');
  },
  'the cookie notice': async (page) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('vitrine.cookies'));
    await page.reload();
    return page.getByRole('region', { name: 'Cookies' });
  },
  'a search without results': (page) => openMain(page, '/search?q=zzqxxjvk'),
  'a product': (page) => openMain(page, '/product/atelier-mug'),
  'a reduced product': (page) => openMain(page, '/product/meadow-pitcher'),
  'a product that is sold out': (page) => openMain(page, '/product/brass-candlesticks-set-of-2'),
  'a product for pre-orders': (page) => openMain(page, '/product/wharf-side-table'),
  'the drawer after the first product': async (page) => {
    await page.goto('/product/atelier-mug');
    await addToCart(page);
    return drawer(page);
  },
  'the drawer after the second product': async (page) => {
    await addFromPage(page, '/product/pencil-set-with-sharpener');
    await page.goto('/product/atelier-mug');
    await addToCart(page);
    return drawer(page);
  },
  'the cart': async (page) => {
    const screen = await openCart(page);
    await screen.getByText('Have a coupon code?').click();
    await screen.getByText('Estimate delivery').click();
    return screen;
  },
  'a removed line': async (page) => {
    await openCart(page);
    await lines(page)
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    return notices(page);
  },
  'a cleared cart': async (page) => {
    const screen = await openCart(page);
    await screen.getByRole('button', { name: 'Clear Shopping Cart' }).click();
    await screen.getByRole('button', { name: 'Yes, remove all' }).click();
    return notices(page);
  },
};

/** The whole text; what is in braces differs from page to page. */
const pattern = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{[\w ]+\}/g, '\\S+')}$`);

for (const [place, texts] of Object.entries(requiredTexts) as [TextPlace, readonly string[]][])
  test(`${place} has the texts of the specification`, async ({ page }) => {
    const area = await places[place](page);
    for (const text of texts) {
      const exact = pattern(text);
      const found = area.getByText(exact).or(area.getByPlaceholder(exact)).filter({ visible: true });
      await expect(found.first(), text).toBeVisible();
    }
  });

/** The specification requires these statements, in words of our own, by path. */
const requiredStatements: readonly (readonly [path: string, what: string, says: RegExp])[] = [
  ['/order-failure', 'the payment has not been checked, try again', /payment has not been checked\. .*try again/],
  ['/customer/DEFAULT/reset/nothing', 'the reset link is invalid', /reset link is invalid/],
];

for (const [path, what, says] of requiredStatements)
  test(`${path} says that ${what} (SCREEN-42)`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page)).toContainText(says);
  });
