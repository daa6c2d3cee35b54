import { screen, waitFor } from '@testing-library/react';
import { listPaymentMethods, placeOrder, quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import { readBox } from '@vitrine/contract/content/content.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import type { StandInShop } from '../../../../testing/stand-in-shop.ts';
import { answerCheckout, fakeContact, haveDraft } from '../../../testing/fake-checkout.ts';
import { fakeExpress, fakeOption, fakeQuote, fakeTotals } from '../../../testing/fake-delivery.ts';
import { shopWithCart, showCheckout } from '../../../testing/show-checkout.tsx';
import { readDraft } from './checkout-draft.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = shopWithCart();
  haveDraft(fakeContact);
});

async function openPayment(path = '/checkout?step=payment') {
  const user = showCheckout(path);
  await screen.findByRole('radio', { name: /By post/ });
  await screen.findByRole('radio', { name: /Card/ });
  return user;
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the cheapest delivery and the first way to pay are chosen, and the button says what happens', async () => {
  const user = await openPayment();
  await waitFor(() => expect(button(/^Pay \$25\.00/).disabled).toBe(false));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /By post/ }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: /By post/ }).closest('label')?.textContent).toMatch(/By.December.4,.2026/);
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: /Transfer/ }));
  expect(button(/^Place order for \$25\.00/).getAttribute('aria-describedby')).toBe('order-note');
});

test.each([
  ['/checkout?step=payment', 'Order with obligation to pay'],
  ['/fr/checkout?step=payment', 'Commande avec obligation de paiement'],
  ['/de/checkout?step=payment', 'Zahlungspflichtig bestellen'],
])('an order to the European Union has the words of the law on the button of %s', async (path, words) => {
  haveDraft({ ...fakeContact, country: 'FR', zone: '', city: 'Lyon', postalCode: '69001' });
  await openPayment(path);
  expect(screen.getByRole('button', { name: words })).toBeTruthy();
});

test('another delivery changes the total before anything can be ordered', async () => {
  shop.answer(quoteShipping, fakeQuote([fakeExpress, fakeOption()]));
  shop.answer(readTotal, ({ query }) => fakeTotals(20, query.quote === '8' ? 12 : 5));
  const user = await openPayment();
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  await waitFor(() => expect(button(/^Pay/).textContent).toContain('$32.00'));
});

test('terms that were not accepted are told at their box, and nothing is sent', async () => {
  const user = await openPayment();
  await waitFor(() => expect(button(/^Pay/).disabled).toBe(false));
  await user.click(button(/^Pay/));
  const terms = screen.getByRole('checkbox', { name: 'I have read and accept the terms' });
  expect(document.activeElement).toBe(terms);
  expect(terms.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Accept the terms to place your order')).toBeTruthy();
  await user.click(terms);
  expect(screen.queryByText('Accept the terms to place your order')).toBeNull();
  expect(shop.sentTo(placeOrder)).toEqual([]);
});

test('another billing address begins in the same country and is checked like the first', async () => {
  const user = await openPayment();
  await waitFor(() => expect(button(/^Pay/).disabled).toBe(false));
  await user.click(screen.getByRole('checkbox', { name: 'Billing address same as delivery' }));
  expect(screen.getByRole('group', { name: 'Billing address' })).toBeTruthy();
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ });
  expect(country.value).toBe('US');
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  await user.click(button(/^Pay/));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect([...summary.querySelectorAll('a')].map((link) => link.hash)).toEqual([
    '#pay-firstName',
    '#pay-lastName',
    '#pay-address',
    '#pay-city',
    '#pay-zone',
    '#pay-postalCode',
  ]);
  await expectAccessible();
});

test('an account needs a password of its own, which is not stored', async () => {
  const user = await openPayment();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await user.click(screen.getByRole('switch', { name: /Create an account/ }));
  await user.type(screen.getByLabelText(/^Password/), 'short');
  await user.tab();
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Repeat password/).type).toBe('text');
  expect(readDraft().payment.password).toBe('short');
  expect(sessionStorage.getItem('vitrine.checkout')).not.toContain('short');
});

test('a note opens with the focus, and near its limit the rest is counted', async () => {
  const user = await openPayment('/fr/checkout?step=payment');
  await user.click(screen.getByRole('button', { name: /note|remarque|commentaire/i }));
  const note = document.querySelector<HTMLTextAreaElement>('#pay-notes');
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.click(note as HTMLElement);
  await user.paste('x'.repeat(399));
  expect(note?.parentElement?.querySelector('[role=status]')?.textContent).toBe('');
  await user.type(note as HTMLElement, 'y');
  expect(note?.parentElement?.querySelector('[role=status]')?.textContent).toMatch(/100/);
});

test('the terms of the shop can be read here, with links in the language of the page', async () => {
  const description = {
    id: 1,
    language: 'de',
    name: 'agreement',
    description: '<p>Unsere <a href="/legal-policies">Bedingungen</a></p>',
    friendlyUrl: null,
    keyWords: null,
    highlights: null,
    metaDescription: null,
    title: null,
  };
  shop.answer(readBox, { id: 1, code: 'agreement', name: null, visible: true, contentType: null, description });
  await openPayment('/de/checkout?step=payment');
  const link = await screen.findByText('Bedingungen');
  expect(link.getAttribute('href')).toBe('/de/legal-policies');
});

test('ways to pay that cannot be loaded say so, with a button that loads them', async () => {
  shop.answer(listPaymentMethods, () => {
    throw new Error('no connection');
  });
  const user = showCheckout('/checkout?step=payment');
  const group = await screen.findByRole('group', { name: 'Payment method' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(group.contains(retry)).toBe(true);
  await expectAccessible(group);
  answerCheckout(shop);
  await user.click(retry);
  await screen.findByRole('radio', { name: /Card/ });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('delivery that cannot be loaded says so beside its choice, and the button loads it', async () => {
  shop.answer(quoteShipping, () => {
    throw new Error('no connection');
  });
  const user = showCheckout('/checkout?step=payment');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('group', { name: 'Delivery method' }).contains(retry)).toBe(true);
  answerCheckout(shop);
  await user.click(retry);
  await screen.findByRole('radio', { name: /By post/ });
});
