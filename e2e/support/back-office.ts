// People who run the shop, signed in without walking through the screens.
import { expect, type Page, test } from '@playwright/test';
import type { EditedProduct } from '@vitrine/contract/merchant/edited-product.ts';
import type { CategoryChoice } from '@vitrine/contract/merchant/edited-structure.ts';
import type { Language } from '@vitrine/contract/site-languages.ts';
import { newEmail } from './account.ts';
import { shopCommand } from './merchant.ts';

export const ownerPassword = 'correct horse battery staple';

/** Signs the browser in as a new owner. The password was given just now, so that refunds do not ask for it. */
export async function signInAsOwner(page: Page, name = 'Mia Owner'): Promise<void> {
  const lines = await shopCommand('staff', 'owner', newEmail('owner'));
  const token = lines.join('\n').match(/invitation#(\S+)/)?.[1];
  const origin = test.info().project.use.baseURL ?? '';
  const data = { token, name, password: ownerPassword };
  const answer = await page.request.post('/api/v1/private/invitation', { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The language of the back office on this device. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('vitrine.admin.language', code), language);

/** What an endpoint for staff answers. */
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
