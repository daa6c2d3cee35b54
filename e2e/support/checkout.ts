// What journeys through the checkout do again and again.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addFromPage } from './cart.ts';

export type Tongue = 'en' | 'fr';

// Of its own, because orders take its stock and others count theirs.
const product = { en: '/product/glass-pantry-jar', fr: '/fr/product/bocal-cellier-en-verre' };
export const productName = { en: 'Glass Pantry Jar', fr: 'Bocal' };
export const pathIn = (tongue: Tongue, path: string): string => (tongue === 'fr' ? `/fr${path}` : path);

export const toPayment = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to payment|Continuer vers le paiement)$/ });
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^(Order with obligation to pay|Commande avec obligation de paiement)$/ });
export const terms = (page: Page) => page.getByRole('checkbox', { name: /accept the terms|accepte les conditions/ });

export const shopper = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
};

/** Opens the checkout with one product in the cart. */
export async function openCheckout(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await addFromPage(page, product[tongue]);
  await page.goto(pathIn(tongue, '/checkout'));
  await expect(page.getByLabel(/^E-mail/)).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  const { zone, ...typed } = shopper;
  await page.locator('#contact-country').selectOption('US');
  for (const [field, value] of Object.entries(typed)) await page.locator(`#contact-${field}`).fill(value);
  await page.locator('#contact-zone').selectOption(zone);
}

export async function reachPayment(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await openCheckout(page, tongue);
  await fillAddress(page);
  await toPayment(page).click();
  await expect(page).toHaveURL(/step=payment/);
  await expect(terms(page)).toBeVisible();
}

/** Orders with the way to pay that is chosen already: the provider of the tests. */
export async function reachProvider(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await reachPayment(page, tongue);
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
}

type Act = 'pay' | 'slowly' | 'pending' | 'decline' | 'cancel';
const acts: Record<Act, RegExp> = {
  pay: /^(Pay \$|Payer \d)/,
  slowly: /^(Pay slowly|Payer lentement)/,
  pending: /^(Keep pending|Laisser en attente)/,
  decline: /^(Decline|Refuser)/,
  cancel: /^(Cancel|Annuler)/,
};

/** What the shopper does on the provider's page. */
export const act = (page: Page, what: Act): Promise<void> => page.getByRole('button', { name: acts[what] }).click();

/** A guest's order, paid at the door, without walking through the screens. */
export async function placeOrder(request: APIRequestContext, email: string, skus: readonly string[]): Promise<number> {
  const ask = async (path: string, data?: object) => {
    const answer = await (data ? request.post(`/api/v1/${path}`, { data }) : request.get(`/api/v1/${path}`));
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const [first, ...others] = skus.map((product) => ({ product, quantity: 1 }));
  const { code } = await ask('cart', first);
  for (const data of others) await request.put(`/api/v1/cart/${code}`, { data });
  const { firstName, lastName, address, city, zone, postalCode } = shopper;
  const quoted = await ask(`cart/${code}/shipping`, { countryCode: 'US', zoneCode: zone, postalCode });
  const shippingQuote = quoted.selectedShippingOption.shippingQuoteOptionId;
  const { totals } = await ask(`cart/${code}/total?quote=${shippingQuote}`);
  const { id } = await ask(`cart/${code}/checkout`, {
    shippingQuote,
    currency: 'USD',
    customerAgreement: true,
    payment: { paymentType: 'CREDITCARD', paymentModule: 'cash-on-delivery', amount: totals.at(-1).value },
    customer: { emailAddress: email, billing: { firstName, lastName, address, city, zone, postalCode, country: 'US' } },
  });
  return id;
}
