// Steps that journeys through the checkout share.
import { expect, type Page } from '@playwright/test';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { bringCart, shopper } from './orders.ts';

export type Tongue = Language;

// These journeys have their own product, because orders take its stock and others count theirs.
const sku = 'JAR-GLASS';
export const productPage: Record<Language, string> = {
  en: '/product/glass-pantry-jar',
  fr: '/fr/product/bocal-cellier-en-verre',
  de: '/de/product/vorratsglas',
};
export const productName: Record<Language, string> = { en: 'Glass Pantry Jar', fr: 'Bocal', de: 'Vorratsglas' };
export const pathIn = localPath;

export const toPayment = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to payment|Continuer vers le paiement|Weiter zur Zahlung)$/ });
export const orderButton = (page: Page) =>
  page.getByRole('button', {
    name: /^(Order with obligation to pay|Commande avec obligation de paiement|Zahlungspflichtig bestellen|Pay(er)? .+|(Place order for|Commander pour) .+|.+ bezahlen|Für .+ bestellen)$/,
  });
export const terms = (page: Page) =>
  page.getByRole('checkbox', { name: /accept the terms|accepte les conditions|AGB gelesen/ });

/** Opens the checkout with one product in the cart. */
export async function openCheckout(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await bringCart(page, sku);
  await page.goto(pathIn(tongue, '/checkout'));
  await expect(page.getByLabel(/^(Email address|Adresse e-mail|E-Mail-Adresse)/)).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  const { zone, ...typed } = shopper;
  await page.locator('#contact-country').selectOption('US');
  for (const [field, value] of Object.entries(typed)) await page.locator(`#contact-${field}`).fill(value);
  await page.locator('#contact-zone').selectOption(zone);
}

/** From the open checkout. */
export async function goToPayment(page: Page): Promise<void> {
  await fillAddress(page);
  await toPayment(page).click();
  await expect(page).toHaveURL(/step=payment/);
  await expect(terms(page)).toBeVisible();
}

/** Orders with the way to pay that is chosen already: the provider of the tests. */
export async function goToProvider(page: Page): Promise<void> {
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
}

export async function reachPayment(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await openCheckout(page, tongue);
  await goToPayment(page);
}

export async function reachProvider(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await reachPayment(page, tongue);
  await goToProvider(page);
}

type Act = 'pay' | 'slowly' | 'pending' | 'decline' | 'cancel';
const acts: Record<Act, RegExp> = {
  pay: /^(Pay \$|Payer \d|\d.* bezahlen)/,
  slowly: /^(Pay slowly|Payer lentement)/,
  pending: /^(Keep pending|Laisser en attente)/,
  decline: /^(Decline|Refuser)/,
  cancel: /^(Cancel|Annuler)/,
};

/** Acts as the shopper does on the provider's page. */
export async function act(page: Page, what: Act): Promise<void> {
  // The order button of the checkout may have the same name.
  await expect(page).toHaveURL(/test-payments/);
  await page.getByRole('button', { name: acts[what] }).click();
}
