// People who run the shop, signed in without walking through the screens.
import { randomInt } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import type { CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { expectGoodEverywhere } from './accessibility.ts';
import { newEmail } from './account.ts';
import type { OwnShop } from './own-shop.ts';
import { shopCommand } from './shop-command.ts';

export const ownerPassword = 'correct horse battery staple';

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** So high that the bar at the lower edge covers nothing, also below a full list: what is behind it can be scrolled clear. */
export const TALL = 20_000;

export const expectGoodScreen = (page: Page): Promise<void> => expectGoodEverywhere(page, TALL);

/** The shop of the journeys. */
const theShop = (): Pick<OwnShop, 'url' | 'command'> => ({
  url: test.info().project.use.baseURL ?? '',
  command: shopCommand,
});

/** Signs the browser in as a new owner. The password was given just now, so that refunds do not ask for it. */
export async function signInAsOwner(page: Page, name = 'Mia Owner', { url, command } = theShop()): Promise<void> {
  const lines = await command('staff', 'owner', newEmail('owner'));
  const token = lines.join('\n').match(/invitation#(\S+)/)?.[1];
  const data = { token, name, password: ownerPassword };
  // Invitations from one network are limited, and all journeys come from one.
  const network = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  const headers = { origin: url, ...network };
  const answer = await page.request.post(`${url}/api/v1/private/invitation`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A window of its own: browsers give cookies of one host to all of its ports. */
export async function openAsOwner(browser: Browser, shop: OwnShop): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAsOwner(page, 'Olga Owner', shop);
  return page;
}

/** The language of the back office on this device. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('vitrine.admin.language', code), language);

/** Returns the response of an endpoint for staff. */
export async function askAsStaff<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/v1/private/${path}`);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A product that is hidden, so that no other journey counts it. */
export async function makeProduct(page: Page, sku: string): Promise<EditedProduct> {
  const [category] = (await askAsStaff<{ items: CategoryChoice[] }>(page, 'category')).items;
  const answer = await page.request.post('/api/v1/private/product', {
    data: {
      sku,
      visible: false,
      texts: { en: { name: sku } },
      categories: [category?.code],
      variants: [{ sku, price: '20.00', stock: { count: 3, expected: null } }],
    },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as EditedProduct;
}
