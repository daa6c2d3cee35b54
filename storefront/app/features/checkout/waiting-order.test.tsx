import { screen, waitFor } from '@testing-library/react';
import { placeOrder, startPayment } from '@vitrine/contract/checkout/checkout.ts';
import { readOrder, restoreCart } from '@vitrine/contract/orders/orders.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../testing/fake-cart.ts';
import { fakeConfirmation, fakeOrder } from '../../../testing/fake-order.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { setPlacedOrder } from '../../session/placed-order.ts';
import { beginAttempt, endAttempt } from './place-order.ts';
import { WaitingOrder } from './waiting-order.tsx';

let shop: StandInShop;
const onRestored = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onRestored.mockClear();
  endAttempt();
});
afterEach(() => vi.restoreAllMocks());

function openCheckout(path = '/checkout') {
  return show(
    <>
      <h1>Checkout</h1>
      <WaitingOrder skeleton={<p>Skeleton</p>} onRestored={onRestored} />
    </>,
    { path },
  );
}

async function openWaiting(order: Partial<Order> = {}, path = '/checkout') {
  setPlacedOrder({ id: 4711, key: 'order-key', cart: 'cart-1', hasAccount: false });
  shop.answer(readOrder, fakeOrder({ paymentStatus: 'open', ...order }));
  const user = openCheckout(path);
  await screen.findByRole('heading', { name: /4711/ });
  return user;
}

const pay = () => screen.getByRole('button', { name: 'Continue to payment' });

test('without an order of this browser the shopper is led to the cart', async () => {
  openCheckout('/fr/checkout');
  await waitFor(() => expect(shownPath()).toBe('/fr/cart'));
});

test('an open payment is continued where it was', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const user = await openWaiting({ payUrl: 'https://pay.example/session' });
  await expectAccessible();
  await user.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/session'));
  expect(shop.sentTo(startPayment)).toEqual([]);
  expect(shop.sentTo(readOrder)).toMatchObject([{ params: { id: '4711' }, query: { key: 'order-key' } }]);
});

test('a payment that cannot be started is told, and can be tried again', async () => {
  shop.sendError(startPayment, 503, 'payment.unavailable', 'The provider does not answer.');
  const user = await openWaiting();
  await user.click(pay());
  const message = await screen.findByText('The provider does not answer.');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  expect(pay().getAttribute('aria-busy')).toBe('false');
  await user.click(pay());
  await waitFor(() => expect(shop.sentTo(startPayment)).toHaveLength(2));
});

test('the items of an unpaid order go back into a cart', async () => {
  const cart = fakeCart({ MUG: 2 });
  shop.answer(restoreCart, cart);
  const user = await openWaiting();
  await user.click(screen.getByRole('button', { name: 'Edit order' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledWith(cart));
  expect(shop.sentTo(restoreCart)).toMatchObject([{ params: { id: '4711' }, query: { key: 'order-key' } }]);
});

test('an order whose payment failed is shown on its own page', async () => {
  setPlacedOrder({ id: 4711, key: 'order-key', cart: 'cart-1', hasAccount: false });
  shop.answer(readOrder, fakeOrder({ paymentStatus: 'failed', canRestoreCart: true }));
  openCheckout('/de/checkout');
  await waitFor(() => expect(shownPath()).toBe('/de/order-failure?order=4711&key=order-key'));
});

test('an order whose answer was lost is asked for with the key of its press', async () => {
  const { key } = beginAttempt('cart-1', {
    shippingQuote: 7,
    payment: { paymentModule: 'card', amount: 25 },
    customer: { emailAddress: 'ann@example.com' },
  });
  shop.answer(placeOrder, fakeConfirmation({ paymentStatus: 'open', redirectUrl: 'https://pay.example/session' }));
  shop.answer(readOrder, fakeOrder({ paymentStatus: 'open', payUrl: 'https://pay.example/session' }));
  openCheckout();
  await screen.findByRole('heading', { name: 'Order 4711 is awaiting your payment' });
  expect(shop.sentTo(placeOrder).map(({ headers }) => headers.get('idempotency-key'))).toEqual([key]);
});
