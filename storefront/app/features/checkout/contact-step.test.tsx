import { screen, waitFor } from '@testing-library/react';
import { readCustomerCart, readProfile } from '@vitrine/contract/account/account.ts';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { quoteShipping } from '@vitrine/contract/checkout/checkout.ts';
import { listOrders } from '@vitrine/contract/orders/orders.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import type { StandInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../testing/fake-cart.ts';
import { answerCheckout, emptyContact, fakeContact, haveDraft } from '../../../testing/fake-checkout.ts';
import { fakeAddress, fakeCustomer } from '../../../testing/fake-customer.ts';
import { fakeQuote } from '../../../testing/fake-delivery.ts';
import { haveCart } from '../../../testing/have-cart.ts';
import { shownPath } from '../../../testing/show.tsx';
import { shopWithCart, showCheckout } from '../../../testing/show-checkout.tsx';
import { endSession, startSession } from '../../session/renew-token.client.ts';
import { readDraft } from './checkout-draft.ts';

let shop: StandInShop;

afterEach(() => {
  delete document.documentElement.dataset.country;
});

beforeEach(() => {
  shop = shopWithCart();
  haveDraft(emptyContact);
  endSession();
});

async function openCheckout(path?: string) {
  const user = showCheckout(path);
  await screen.findByRole('heading', { level: 2, name: /^(Contact|Coordonnées|Kontakt)/ });
  return user;
}

const next = () => screen.getByRole('button', { name: 'Continue to payment' });
const shownAddress = () => [...document.querySelectorAll('address span')].map(({ textContent }) => textContent);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('an empty form lists what is missing in the order of the screen, and each entry leads to its field', async () => {
  const user = await openCheckout();
  document.title = 'Checkout';
  await user.click(next());
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Error: Checkout');
  const links = screen.getAllByRole('link').filter((link) => summary.contains(link));
  expect(links.map((link) => link.getAttribute('href')?.replace('#contact-', ''))).toEqual([
    'email',
    'firstName',
    'lastName',
    'address',
    'city',
    'zone',
    'postalCode',
  ]);
  await expectAccessible();
  await user.click(links[0] as HTMLElement);
  expect(document.activeElement).toBe(field(/^Email address/));
  expect(shownPath()).toBe('/checkout');
});

test('the country decides which fields there are, how they are called and in which order (INPUT-13)', async () => {
  const user = await openCheckout();
  await user.type(await screen.findByRole('textbox', { name: /^ZIP code/ }), '69001');
  const labels = () =>
    [...(next().closest('form')?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
  await screen.findByRole('combobox', { name: /^State/ });
  expect(labels().slice(-4)).toEqual([
    'Town or city (required)',
    'State (required)',
    'ZIP code (required)',
    'Phone (optional)',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'FR');
  expect(labels().slice(-3)).toEqual(['Postcode (required)', 'Town or city (required)', 'Phone (optional)']);
  expect(field(/^Postcode/).value).toBe('69001');
  await user.clear(field(/^Postcode/));
  await user.click(next());
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect([...summary.querySelectorAll('a')].slice(-2).map((link) => link.hash)).toEqual([
    '#contact-postalCode',
    '#contact-city',
  ]);
});

test('issues appear when a field is left, all of them on submit, and go when corrected (INPUT-11)', async () => {
  const user = await openCheckout();
  document.title = 'Checkout';
  await user.click(field(/^Email/));
  await user.tab();
  expect(screen.queryByText('Enter your email address')).toBeNull();
  await user.type(field(/^Email/), 'ann');
  expect(screen.queryByText(/such as name@example\.com/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter an email address such as name@example.com')).toBeTruthy();
  await user.type(field(/^Email/), '@example.com');
  expect(screen.queryByText(/such as name@example\.com/)).toBeNull();
  for (const [name, value] of Object.entries({
    First: 'Ann',
    Last: 'Lee',
    Street: '1 Main Street',
    Town: 'Portland',
  })) {
    await user.type(field(new RegExp(`^${name}`)), value);
  }
  await user.selectOptions(await screen.findByRole('combobox', { name: /^State/ }), 'OR');
  await user.type(field(/^ZIP code/), 'H2X 1Y4{Enter}');
  expect(document.activeElement).toBe(field(/^ZIP code/));
  expect(screen.getByText('Enter a ZIP code for United States, such as 94105')).toBeTruthy();
  expect(document.title).toBe('Error: Checkout');
  await user.clear(field(/^ZIP code/));
  await user.type(field(/^ZIP code/), '97201');
  expect(document.title).toBe('Checkout');
});

test('a state that was chosen is chosen again when its country is', async () => {
  haveDraft(fakeContact);
  const user = await openCheckout();
  const country = screen.getByRole('combobox', { name: /^Country/ });
  await screen.findByRole('option', { name: 'Oregon' });
  await user.selectOptions(country, 'FR');
  await user.selectOptions(country, 'US');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /^State/ })).value).toBe('OR');
});

test('a complete address leads to the payment, with the address above it and a way back', async () => {
  haveDraft(fakeContact);
  const user = await openCheckout();
  await screen.findByRole('option', { name: 'Oregon' });
  await user.click(next());
  await waitFor(() => expect(shownPath()).toBe('/checkout?step=payment'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delivery and payment' })),
  );
  expect(shownAddress()).toEqual(['Ann Lee', '1 Main Street', 'Portland, OR 97201', 'United States']);
  expect(shop.sentTo(quoteShipping).at(-1)?.body).toEqual({ countryCode: 'US', zoneCode: 'OR', postalCode: '97201' });
  await user.click(screen.getByRole('button', { name: 'Edit contact and address' }));
  expect(shownPath()).toBe('/checkout?step=address');
  expect(field(/^Street address/).value).toBe('1 Main Street');
});

test('an address within the country of the shop does not name it', async () => {
  document.documentElement.dataset.country = 'US';
  haveDraft(fakeContact);
  await openCheckout('/checkout?step=payment');
  await waitFor(() => expect(shownAddress()).toEqual(['Ann Lee', '1 Main Street', 'Portland, OR 97201']));
});

test('a country without delivery is refused at its field in the words of the shop', async () => {
  shop.answer(quoteShipping, fakeQuote([], 'We do not deliver to this address.'));
  haveDraft(fakeContact);
  const user = await openCheckout();
  await screen.findByRole('option', { name: 'Oregon' });
  await user.click(next());
  await screen.findByText('We do not deliver to this address.');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Country/ }));
  expect(shownPath()).toBe('/checkout');
});

test('a lost connection is told above the form, nothing typed is lost, and the next press goes on', async () => {
  shop.answer(quoteShipping, () => {
    throw new Error('no connection');
  });
  haveDraft(fakeContact);
  const user = await openCheckout();
  await screen.findByRole('option', { name: 'Oregon' });
  await user.click(next());
  const alert = await screen.findByText(/We could not connect/);
  expect(alert.closest('[role=alert]')).toBe(document.activeElement);
  expect(field(/^Street address/).value).toBe('1 Main Street');
  answerCheckout(shop);
  await user.click(next());
  await waitFor(() => expect(shownPath()).toBe('/checkout?step=payment'));
});

test('a likely typo of the address is offered as a correction and accepted by one press', async () => {
  const user = await openCheckout('/de/checkout');
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
  await user.type(email, 'ann@gmial.com');
  await user.click(screen.getByRole('button', { name: /ann@gmail\.com/ }));
  expect(email.value).toBe('ann@gmail.com');
  expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull();
});

test('what is typed is kept for the next visit, field by field', async () => {
  const user = await openCheckout('/fr/checkout');
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Ann');
  expect(readDraft().contact.firstName).toBe('Ann');
  expect(JSON.parse(sessionStorage.getItem('vitrine.checkout') ?? '{}').contact.firstName).toBe('Ann');
});

test('rare fields are behind links, open with the focus, and stay open with a value', async () => {
  haveDraft({ ...fakeContact, company: 'Lee Ltd' });
  const user = await openCheckout();
  expect(field(/^Company name/).value).toBe('Lee Ltd');
  expect(screen.queryByRole('textbox', { name: /^Apartment/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a second address line' }));
  expect(document.activeElement).toBe(field(/^Apartment/));
  expect(screen.queryByRole('button', { name: 'Add a second address line' })).toBeNull();
});

test('a guest is offered to sign in and comes back to the checkout', async () => {
  await openCheckout('/fr/checkout');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/fr/login?return=%2Fcheckout');
});

test('a customer chooses among known addresses or gives another one', async () => {
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.answer(readProfile, fakeCustomer({ delivery: fakeAddress({ address: '2 rue Bleue' }) }));
  shop.answer(listOrders, { totalPages: 1, number: 0, recordsTotal: 0, recordsFiltered: 0, orders: [] });
  shop.answer(readCustomerCart, fakeCart({ MUG: 2 }));
  const user = await openCheckout('/checkout?step=address');
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(screen.queryByRole('textbox', { name: /^Street/ })).toBeNull();
  await expectAccessible();
  await user.click(radios()[1] as HTMLElement);
  expect(readDraft().contact.address).toBe('1 rue Verte');
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  expect(field(/^Street address/).value).toBe('');
  expect(readDraft().contact).toMatchObject({ email: 'ann@example.com', country: 'FR', address: '' });
});

test('a cart with something that cannot be ordered leads back to it', async () => {
  const cart = { ...fakeCart({ MUG: 2 }), canCheckOut: false };
  haveCart(cart);
  shop.answer(readCart, cart);
  await openCheckout();
  expect(screen.getByText('Some items in your cart can no longer be ordered.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit cart' }).getAttribute('href')).toBe('/cart');
});
