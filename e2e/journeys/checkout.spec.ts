import type { Page } from '@playwright/test';
import { type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { expectAccessibleInLightAndDark, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { addFromPage, badge } from '../support/cart.ts';
import {
  act,
  fillAddress,
  goToPayment,
  goToProvider,
  openCheckout,
  orderButton,
  pathIn,
  productName,
  productPage,
  reachPayment,
  reachProvider,
  terms,
  toPayment,
} from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';
import { shopper } from '../support/orders.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Thank you|Merci|Vielen Dank), Ann$/ });
const confirmationOf: Record<Language, (order: string) => RegExp> = {
  en: (order) => new RegExp(`^Your order ${order} `),
  fr: (order) => new RegExp(`^Votre commande ${order} `),
  de: (order) => new RegExp(`^Ihre Bestellung ${order} `),
};
const isOrdering = (url: string) => /\/api\/v1\/cart\/\w+\/checkout/.test(url);

test('countries that cannot be loaded are tried again, and nothing typed is lost', async ({ page }) => {
  await addFromPage(page, productPage.en);
  const lists = '**/api/v1/shipping/country*';
  await page.route(lists, (route) => route.abort());
  await page.goto('/checkout');
  const country = page.getByLabel(/^Country/);
  await expect(page.getByText('This list could not be loaded.')).toBeVisible();
  await expect(country).not.toContainText('Loading');
  await page.getByLabel(/^First name/).fill('Ann');
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(country).toContainText('Germany');
  await expect(page.getByText('This list could not be loaded.')).toBeHidden();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Ann');
});

for (const tongue of languages) {
  test(`a guest buys and pays, in ${tongue} (USE-2, USE-4, USE-10, SCREEN-41, STATE-13, STATE-14) @mobile`, {
    tag: tongue === 'en' ? '@smoke' : [],
  }, async ({ page }) => {
    await addFromPage(page, productPage[tongue]);
    await page.goto(pathIn(tongue, '/checkout'));
    await goToPayment(page);
    await goToProvider(page);
    await act(page, 'pay');
    await expect(page).toHaveURL(new RegExp(`${pathIn(tongue, '/order-confirm')}\\?`));
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(shopper.email)).toBeVisible();
    await expect(page.getByText(productName[tongue]).first()).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName(/^(Cart|Panier|Warenkorb)$/);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    const { order, key } = Object.fromEntries(new URL(page.url()).searchParams);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine.order') ?? '{}').id)).toBe(Number(order));
    await page.goto(pathIn(tongue, `/order-details/${order}?key=${key}`));
    const stages = page.getByRole('list', { name: /^(Order status|État de la commande|Bestellstatus)$/ });
    await expect(stages.getByRole('listitem')).toHaveCount(4);
    await expect(stages.getByText(/^(Paid|Payée|Bezahlt)$/)).toBeVisible();
    const mail = await openMail(page, shopper.email, confirmationOf[tongue](order ?? ''));
    expect(mail.link('order-details')).toContain(pathIn(tongue, `/order-details/${order}`));
    expect(mail.text).toContain(productName[tongue]);
    await page.getByRole('button', { name: /^(Buy again|Commander à nouveau|Erneut kaufen)$/ }).click();
    await expect(badge(page)).toHaveAccessibleName(/1 (item|article|Artikel)/);
  });
}

test('after a declined card, cart and entries are restored and the second attempt is paid (SCREEN-42, SCREEN-43, STATE-14, STATE-17)', {
  tag: '@smoke',
}, async ({ page }) => {
  await reachProvider(page);
  await act(page, 'decline');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
  await expect(
    page.getByText(/has not been checked\. .+ declined or not completed\. No money was taken\./),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await expect(
    page.getByText('The payment was declined. You have not been charged. Try another card or another way to pay.'),
  ).toBeVisible();
  await expect(page.getByText(shopper.address)).toBeVisible();
  await expect(terms(page)).toBeChecked();
  await orderButton(page).click();
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
});

test('a pending payment becomes a confirmation without a reload (SCREEN-41, STATE-17, STATE-18)', async ({ page }) => {
  await reachProvider(page);
  await act(page, 'slowly');
  await expect(page).toHaveURL(/\/order-pending\?/);
  await expect(page.getByText(/We are confirming your payment/)).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirm\?/, { timeout: 20_000 });
  await expect(page.getByText(/^An email with the order details has been sent/)).toBeVisible();
});

test('canceling the payment restores the whole cart (STATE-15)', async ({ page }) => {
  await reachProvider(page);
  await act(page, 'cancel');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await page.getByRole('link', { name: 'Go Back to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (1)' })).toBeVisible();
});

test('after Back from the provider the unpaid order can be changed or paid (STATE-19)', async ({ page }) => {
  await reachProvider(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /is awaiting your payment/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/test-payments/);
  await page.goBack();
  await page.getByRole('button', { name: 'Edit order' }).click();
  await expect(orderButton(page)).toBeVisible();
  await orderButton(page).click();
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
});

test('reload, Back and Forward keep the entered values (SCREEN-2, INPUT-14)', async ({ page }) => {
  await openCheckout(page);
  await fillAddress(page);
  await page.reload();
  await expect(page.locator('#contact-city')).toHaveValue(shopper.city);
  await expect(page.locator('#contact-zone')).toHaveValue(shopper.zone);
  await toPayment(page).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.goBack();
  await expect(page.locator('#contact-city')).toHaveValue(shopper.city);
  await page.goForward();
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
  await page.getByRole('button', { name: 'Edit contact and address' }).click();
  await expect(page).toHaveURL('/checkout?step=address');
  await page.locator('#contact-city').fill('');
  await page.goto('/checkout?step=payment');
  await expect(page.locator('#contact-city')).toBeVisible();
});

test('a bank transfer shows the payment instructions (SCREEN-40, API-23)', async ({ page }) => {
  await reachPayment(page);
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  const { description } = await (await page.request.get('/api/v1/content/boxes/agreement')).json();
  await page.getByText('Read the terms').click();
  const agreement = description.description.replace(/<[^>]+>/g, '').slice(0, 60);
  await expect(page.getByText(agreement)).toBeVisible();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/order-confirm\?/);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  const facts = page.locator('dl').filter({ hasText: 'IBAN' });
  await expect(facts.getByRole('term')).toHaveText(['Amount', 'Account', 'IBAN', 'Reference']);
  await expect(facts.getByRole('definition').last()).toHaveText(/^\d+$/);
  await expect(badge(page)).toHaveAccessibleName('Cart');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('after a lost response, pressing again returns the same order', async ({ page }) => {
  await reachPayment(page);
  await terms(page).check();
  const made: number[] = [];
  const keys = new Set<string>();
  await page.route(isOrderingUrl, async (route) => {
    const answer = await route.fetch();
    made.push((await answer.json()).id);
    keys.add((await route.request().headerValue('idempotency-key')) ?? '');
    if (made.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await orderButton(page).click();
  await expect(page.getByText('We could not connect. Check your internet connection and try again.')).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  expect(new Set(made).size).toBe(1);
  expect(keys.size).toBe(1);
});

const isOrderingUrl = (url: URL) => isOrdering(url.href);

test('after a lost response and a reload, the same order is found', async ({ page }) => {
  await reachPayment(page);
  await terms(page).check();
  await page.route(isOrderingUrl, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByText(/We could not connect/)).toBeVisible();
  await page.unroute(isOrderingUrl);
  await page.reload();
  await expect(page.getByRole('heading', { name: /is awaiting your payment/ })).toBeVisible();
});

test('a cart ordered in one tab is not ordered again in another', async ({ page, context }) => {
  await reachPayment(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.locator('#contact-email')).toBeVisible();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await expect(other.getByRole('heading', { name: /is awaiting your payment/ })).toBeVisible();
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a changed total is shown again before anything is paid', async ({ page }) => {
  const isTotal = (url: URL) => url.pathname.endsWith('/total');
  await page.route(isTotal, async (route) => {
    const answer = await route.fetch();
    const total = await answer.json();
    const grand = total.totals.at(-1);
    Object.assign(grand, { value: 1, total: '$1.00' });
    await route.fulfill({ response: answer, json: total });
  });
  await reachPayment(page);
  await terms(page).check();
  await page.unroute(isTotal);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your order before paying' })).toBeVisible();
  await expect(page.getByText('$1.00')).toHaveCount(0);
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
});

test('the country determines the form; if the list of states cannot be loaded, the state is a text field (INPUT-13, ERROR-9)', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(page.locator('#contact-country')).toHaveValue('US');
  await page.route(/\/api\/v1\/zones/, (route) => route.abort());
  await page.locator('#contact-country').selectOption('CA');
  await expect(page.locator('#contact-stateProvince')).toBeVisible();
  await page.unroute(/\/api\/v1\/zones/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const states = page.locator('#contact-zone option');
  await expect(states.nth(1)).toHaveText('Alberta');
  const names = (await states.allTextContents()).slice(1);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test('the position of the shopper fills in the address; it is requested only after a click (API-15, API-16, API-17)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.86, longitude: 2.37 });
  const asked: URL[] = [];
  const part = (type: string, name: string) => ({ long_name: name, short_name: name, types: [type] });
  await page.route('https://maps.example/**', (route) => {
    asked.push(new URL(route.request().url()));
    const parts = [part('route', 'Rue Oberkampf'), part('locality', 'Paris'), part('country', 'FR')];
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { results: [{ address_components: parts }] },
    });
  });
  await openCheckout(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.locator('#contact-city')).toHaveValue('Paris');
  await expect(page.locator('#contact-country')).toHaveValue('FR');
  expect(asked[0]?.searchParams.get('latlng')).toBe('48.86,2.37');
  expect(await page.evaluate(() => localStorage.getItem('vitrine.currentAddress'))).toContain('Oberkampf');
});

test('an order can be placed by keyboard', async ({ page }) => {
  await openCheckout(page);
  await page.locator('#contact-email').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  const { email, firstName, lastName, address, city, postalCode } = shopper;
  await type(email);
  await page.keyboard.press('Tab');
  for (const text of [firstName, lastName, address]) await type(text);
  await expect(page.getByRole('button', { name: 'Add a second address line' })).toBeFocused();
  for (let link = 0; link < 3; link += 1) await page.keyboard.press('Tab');
  await type(city);
  await type('Maine');
  await type(postalCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Express/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
  await expect(page.getByText('$52.29').first()).toBeVisible();
  await terms(page).focus();
  await page.keyboard.press('Space');
  await orderButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/test-payments/);
});

test('without a cart the checkout is not shown; orders of others are not shown (SCREEN-44)', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  for (const path of ['/order-confirm', '/order-details/1?key=00']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  }
  for (const path of ['/order-failure', '/order-failure?order=1&key=00']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track an order' }).first()).toBeVisible();
  }
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/recent-order');
  await expect(page).toHaveURL('/login?return=%2Frecent-order');
});

test('the server-rendered checkout page is the same for everybody', async ({ page, request }) => {
  const before = (await request.get('/checkout')).headers().etag;
  await openCheckout(page);
  await fillAddress(page);
  const answer = await page.goto('/checkout?step=payment');
  expect(answer?.headers().etag).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the checkout is a form, and orders say that they need it', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page).toHaveURL('/checkout/plain');
    await page.goto('/fr/order-confirm');
    await expect(page.getByText(/Activez JavaScript pour voir votre commande/)).toBeVisible();
  });
});
