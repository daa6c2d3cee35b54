// The press of the order button: what is sent, and what the shopper gets for each answer.
import { screen, waitFor } from '@testing-library/react';
import { login } from '@vitrine/contract/account/account.ts';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { placeOrder, quoteShipping, readTotal, startPayment } from '@vitrine/contract/checkout/checkout.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import type { StandInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCart, fakeLine } from '../../../testing/fake-cart.ts';
import { fakeContact, haveDraft } from '../../../testing/fake-checkout.ts';
import { fakeQuote, fakeTotals } from '../../../testing/fake-delivery.ts';
import { fakeLayout } from '../../../testing/fake-layout.ts';
import { fakeConfirmation } from '../../../testing/fake-order.ts';
import { shownPath } from '../../../testing/show.tsx';
import { shopWithCart, showCheckout } from '../../../testing/show-checkout.tsx';
import { getCartCode } from '../../session/cart-code.ts';
import { getPlacedOrder } from '../../session/placed-order.ts';
import { endSession } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import type { PaymentValues } from './checkout-draft.ts';
import { endAttempt } from './place-order.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = shopWithCart();
  endAttempt();
  endSession();
});
afterEach(() => vi.restoreAllMocks());

async function openPayment(payment: Partial<PaymentValues> = {}, path = '/checkout?step=payment') {
  haveDraft(fakeContact, { payment: 'transfer', terms: 'yes', ...payment });
  const user = showCheckout(path);
  await waitFor(() => expect(orderButton().disabled).toBe(false));
  return user;
}

const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /\$\d+\.\d\d/ });
const sentKeys = () => shop.sentTo(placeOrder).map(({ headers }) => headers.get('idempotency-key'));

test('an order sends both steps and the total that was shown, and leads to its confirmation', async () => {
  shop.answer(placeOrder, fakeConfirmation());
  const user = await openPayment({ notes: ' Ring twice ' });
  await user.click(orderButton());
  await waitFor(() => expect(shownPath()).toBe('/order-confirm?order=4711&key=order-key'));
  const address = {
    firstName: 'Ann',
    lastName: 'Lee',
    address: '1 Main Street',
    city: 'Portland',
    zone: 'OR',
    postalCode: '97201',
    country: 'US',
    countryCode: 'US',
  };
  expect(shop.sentTo(placeOrder)).toMatchObject([
    {
      params: { code: 'cart-1' },
      body: {
        shippingQuote: 7,
        currency: 'USD',
        payment: { paymentModule: 'transfer', amount: 25, redirect: true },
        comments: 'Ring twice',
        customerAgreement: true,
        customer: { emailAddress: 'ann@example.com', delivery: address, billing: address },
      },
    },
  ]);
  expect(getCartCode()).toBeNull();
  expect(getPlacedOrder()).toMatchObject({ id: 4711, key: 'order-key', cart: 'cart-1' });
});

test('two presses and Enter place one order, and a screen reader is told that it is being placed', async () => {
  const held = Promise.withResolvers<void>();
  shop.answer(placeOrder, async () => {
    await held.promise;
    return fakeConfirmation();
  });
  const user = await openPayment();
  await user.dblClick(orderButton());
  screen.getByRole('checkbox', { name: /accept the terms/ }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Placing your order');
  expect(orderButton().getAttribute('aria-busy')).toBe('true');
  held.resolve();
  await waitFor(() => expect(shownPath()).toContain('/order-confirm'));
  expect(shop.sentTo(placeOrder)).toHaveLength(1);
});

test('a payment on the page of the provider is opened there', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const redirectUrl = 'https://pay.example/session';
  shop.answer(placeOrder, fakeConfirmation({ paymentStatus: 'open', redirectUrl }));
  const user = await openPayment({ payment: 'card' });
  await user.click(orderButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(redirectUrl));
  expect(shownPath()).toBe('/checkout?step=payment');
});

test('without a page of the provider the payment is started once more', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  shop.answer(placeOrder, fakeConfirmation({ paymentStatus: 'open' }));
  shop.answer(startPayment, {
    id: 1,
    orderId: 4711,
    details: { redirectUrl: 'https://pay.example/again' },
    transactionDate: '2026-11-02',
    amount: 25,
    paymentType: 'CREDITCARD',
    transactionType: 'CAPTURE',
  });
  const user = await openPayment({ payment: 'card' });
  await user.click(orderButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/again'));
  expect(shop.sentTo(startPayment)).toMatchObject([{ params: { code: 'cart-1' }, query: { key: 'order-key' } }]);
});

test('an answer that was lost is asked for again with the same key', async () => {
  shop.answer(placeOrder, () => {
    throw new Error('no connection');
  });
  const user = await openPayment();
  await user.click(orderButton());
  const message = await screen.findByText(/We could not connect/);
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  shop.answer(placeOrder, fakeConfirmation());
  await user.click(orderButton());
  await waitFor(() => expect(shownPath()).toContain('/order-confirm'));
  const [first, second] = sentKeys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('an order that was refused has a new key the next time', async () => {
  shop.sendError(placeOrder, 402, 'payment.declined', 'Your card was declined.');
  const user = await openPayment();
  await user.click(orderButton());
  await screen.findByText('Your card was declined.');
  await expectAccessible();
  await user.click(orderButton());
  await waitFor(() => expect(sentKeys()).toHaveLength(2));
  expect(sentKeys()[1]).not.toBe(sentKeys()[0]);
  await waitFor(() => expect(orderButton().getAttribute('aria-busy')).toBe('false'));
});

test('a total that the shopper has not seen is shown before it is ordered', async () => {
  const user = await openPayment();
  shop.sendError(placeOrder, 409, 'order.price-changed', 'The price of “Mug” has changed.');
  shop.answer(readTotal, fakeTotals(22, 5));
  shop.answer(readCart, { ...fakeCart({ MUG: 2 }), products: [fakeLine({ quantity: 2, price: 11 })] });
  await user.click(orderButton());
  const message = await screen.findByText('The price of “Mug” has changed.');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  await screen.findByText('Product MUG: $10.00 before, now $11.00');
  await waitFor(() => expect(orderButton().textContent).toContain('$27.00'));
  shop.answer(placeOrder, fakeConfirmation());
  await user.click(orderButton());
  await waitFor(() => expect(shownPath()).toContain('/order-confirm'));
  expect(shop.sentTo(placeOrder).map(({ body }) => body?.payment.amount)).toEqual([25, 27]);
});

test('stock that has gone is told in the words of the shop, and the cart is read again', async () => {
  const user = await openPayment();
  const cart = { ...fakeCart({ MUG: 2 }), canCheckOut: false };
  shop.sendError(placeOrder, 409, 'order.stock-changed', 'Only 1 “Mug” is left.');
  shop.answer(readCart, cart);
  const reads = shop.sentTo(readCart).length;
  await user.click(orderButton());
  await screen.findByText('Only 1 “Mug” is left.');
  await waitFor(() => expect(shop.sentTo(readCart).length).toBeGreaterThan(reads));
});

test('an address that the shop refuses opens the first step with the message at the field', async () => {
  const fields = { 'customer.delivery.postalCode': 'There is no such ZIP code in Oregon.' };
  shop.sendError(placeOrder, 400, 'order.incomplete', 'Check the address.', { fields });
  const user = await openPayment();
  await user.click(orderButton());
  await screen.findByText('There is no such ZIP code in Oregon.');
  expect(shownPath()).toBe('/checkout?step=address');
  const postcode = screen.getByRole('textbox', { name: /^ZIP code/ });
  expect(document.activeElement).toBe(postcode);
  await user.type(postcode, '{Backspace}2');
  expect(screen.queryByText('There is no such ZIP code in Oregon.')).toBeNull();
});

test('a password that the shop refuses is told at its field in the second step', async () => {
  const fields = { 'customer.password': 'This password is too common.' };
  shop.sendError(placeOrder, 400, 'order.incomplete', 'Check the password.', { fields });
  const secret = { account: 'yes', password: 'correct horse', repeatPassword: 'correct horse' };
  const user = await openPayment(secret);
  await user.click(orderButton());
  await screen.findByText('This password is too common.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
  expect(shownPath()).toBe('/checkout?step=payment');
});

test('an order with an account signs in without another step', async () => {
  shop.answer(placeOrder, fakeConfirmation());
  shop.answer(login, { id: 5, token: 'token', expiresIn: 900 });
  const user = await openPayment({ account: 'yes', password: 'correct horse', repeatPassword: 'correct horse' });
  await user.click(orderButton());
  await waitFor(() => expect(shownPath()).toContain('/order-confirm'));
  expect(shop.sentTo(login)).toMatchObject([{ body: { username: 'ann@example.com', password: 'correct horse' } }]);
  expect(getAccessToken()).toBe('token');
});

test('a place that lost its delivery meanwhile is told at the choice, and nothing is ordered', async () => {
  const user = await openPayment();
  shop.sendError(placeOrder, 404, 'quote.not-found', 'There is no such quote.');
  shop.answer(quoteShipping, fakeQuote([], 'We no longer deliver there.'));
  await user.click(orderButton());
  await screen.findByText('We no longer deliver there.');
  await user.click(screen.getByRole('button', { name: /Place order|Pay/ }));
  expect(shop.sentTo(placeOrder)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.id).toBe('pay-delivery'));
});

test('a shop that is not open yet says so instead of its checkout', async () => {
  showCheckout('/checkout', fakeLayout({ opensLater: true }));
  await screen.findByRole('heading', { name: 'This shop is not open yet' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/category/all');
  expect(screen.queryByRole('textbox')).toBeNull();
  await expectAccessible();
});
