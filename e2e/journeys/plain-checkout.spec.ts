// Ordering without JavaScript, from the product to the number of the order: the same rules, and one order however often it is pressed.
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { newEmail } from '../support/account.ts';
import { addButton } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';

test.use({ javaScriptEnabled: false, reuseContext: false });

const address = {
  firstName: 'Zoe',
  lastName: 'Martin',
  address: '1 rue Verte',
  city: 'Lyon',
  postalCode: '69001',
};

// Texts inside noscript are found by their element only.
const shown = (page: Page) => page.locator('main noscript > *');
const form = (page: Page) => page.locator('form[action$="/checkout/order"]');
const orderButton = (page: Page) => page.getByRole('button', { name: /^(Order with obligation|Commande avec)/ });

async function reachOrder(page: Page, email: string): Promise<void> {
  await page.goto('/product/glass-pantry-jar');
  await addButton(page).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout/plain');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.locator('#plain-email-issue')).toHaveText('Enter your email address');
  await page.locator('#plain-email').fill(email);
  await page.locator('#plain-country').selectOption('FR');
  for (const [field, value] of Object.entries(address)) await page.locator(`#plain-${field}`).fill(value);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(orderButton(page)).toBeVisible();
}

test('a guest orders with a form: rules, total and confirmation are those of the shop @mobile', {
  tag: '@smoke',
}, async ({ page }) => {
  const email = newEmail('plain');
  await reachOrder(page, email);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('#plain-email')).toHaveValue(email);
  // A card is paid on a page of its provider.
  await expect(page.getByRole('radio', { name: /Card/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await orderButton(page).click();
  await expect(form(page).getByRole('alert').first()).toContainText('terms');
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  // Another way to deliver has another total: it is shown before it is ordered.
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await orderButton(page).click();
  await expect(form(page)).toContainText('The total has changed to');
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Zoe' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(shown(page)).toContainText('IBAN');
  await expect(shown(page)).toContainText('Glass Pantry Jar');
  await expect(page.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', /^\/withdrawal\?order=\d+&key=/);
  expect((await openMail(page, email, /order/i)).text).toContain('Glass Pantry Jar');
  await page.goto('/cart/plain');
  await expect(shown(page)).toContainText('Your cart is empty');
});

test('two presses make one order, and another site makes none', async ({ page }) => {
  const email = newEmail('twice');
  await reachOrder(page, email);
  const fields = await form(page).evaluate((element) =>
    [...(element as HTMLFormElement).elements].flatMap((field) => {
      const { name, value, type, checked } = field as HTMLInputElement;
      return !name || (type === 'radio' && !checked && value !== 'cash-on-delivery') ? [] : [[name, value]];
    }),
  );
  const sent = { ...Object.fromEntries(fields), payment: 'cash-on-delivery', terms: 'yes', order: 'yes' };
  const press = () => page.request.post('/checkout/order', { form: sent, maxRedirects: 0 });
  const foreign = await page.request.post('/checkout/order', {
    form: sent,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
  const cookies = await page.context().cookies();
  const answers = await Promise.all([press(), press()]);
  const places = answers.map((answer) => answer.headers().location);
  expect(places[0]).toContain('/checkout/plain?order=');
  expect(places[1]).toBe(places[0]);
  // The answer got lost: the same form under the same key is the same order.
  await page.context().addCookies(cookies);
  expect((await press()).headers().location).toBe(places[0]);
  await page.goto(places[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Thank you, Zoe' })).toBeVisible();
  await page.goto(`${places[0]}x`);
  await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
});
