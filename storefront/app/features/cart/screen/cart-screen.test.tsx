import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, addToNewCart, clearCart, readCart } from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { fakeOption, fakeQuote, fakeTotals } from '../../../../testing/fake-delivery.ts';
import { answerPlaces } from '../../../../testing/fake-places.ts';
import { haveUnknownCart } from '../../../../testing/have-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { getCartCode, setCartCode } from '../../../session/cart-code.ts';
import { cartState } from '../cart-store.ts';
import { CartScreen } from './cart-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  answerPlaces(shop);
  shop.answer(quoteShipping, fakeQuote([fakeOption()]));
  shop.answer(readTotal, fakeTotals(30, 5));
  haveUnknownCart();
});

const page = (
  <>
    <h1>Cart</h1>
    <CartScreen skeleton={<p>Skeleton</p>} suggestions={<p>Best sellers</p>} />
    <ToastList closeLabel="Close" />
  </>
);

/** Opens the page with this cart on the server, and waits until its delivery is estimated. */
async function openCart(cart: Cart = fakeCart({ MUG: 2, PEN: 1 }), path = '/cart') {
  setCartCode(cart.code);
  shop.answer(readCart, cart);
  const user = show(page, { path });
  await waitFor(() => expect(cartState().estimate).not.toBeNull());
  return user;
}

test('without a cart nothing is asked, and best sellers are suggested', async () => {
  show(page);
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(screen.getByText('Best sellers')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/category/all');
  expect(shop.sentTo(readCart)).toEqual([]);
  await expectAccessible();
});

test('until the cart is there a placeholder stands in for it', async () => {
  const held = Promise.withResolvers<Cart>();
  setCartCode('cart-1');
  shop.answer(readCart, () => held.promise);
  show(page);
  expect(screen.getByText('Skeleton')).toBeTruthy();
  held.resolve(fakeCart({ MUG: 1 }));
  await screen.findByRole('list', { name: 'Items in your cart' });
  expect(screen.queryByText('Skeleton')).toBeNull();
  await waitFor(() => expect(cartState().estimate).not.toBeNull());
});

test('a cart that cannot be read keeps its code, and the button reads it again', async () => {
  setCartCode('cart-1');
  shop.sendError(readCart, 503, 'busy', 'The shop is busy.');
  const user = show(page);
  await screen.findByRole('heading', { name: 'Your cart could not be loaded' });
  expect(getCartCode()).toBe('cart-1');
  await expectAccessible();
  shop.answer(readCart, fakeCart({ MUG: 1 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Items in your cart' });
  await waitFor(() => expect(cartState().estimate).not.toBeNull());
});

test('a cart that no longer exists is an empty one', async () => {
  setCartCode('cart-old');
  shop.sendError(readCart, 404, 'cart.not-found', 'There is no such cart.');
  show(page);
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(getCartCode()).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('lines, subtotal, delivery estimate and the way to the checkout are shown', async () => {
  await openCart();
  const summary = screen.getByRole('region', { name: 'Summary' });
  await waitFor(() => expect(summary.textContent).toMatch(/subtotal\$30\.00.*shipping.*\$5\.00/));
  // The taxes are not known yet, so no amount is called the total.
  expect(summary.textContent).not.toContain('$35.00');
  expect(within(summary).getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Product MUG',
    'Product PEN',
    'Summary',
  ]);
  await expectAccessible();
});

test('a place without delivery is told instead of an amount', async () => {
  shop.answer(quoteShipping, fakeQuote([], 'We do not deliver to the United States.'));
  await openCart();
  expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain(
    'We do not deliver to the United States.',
  );
});

test('what has changed for the whole cart is told above its lines', async () => {
  await openCart({ ...fakeCart({ MUG: 1 }), notices: [{ code: 'coupon.off', message: 'SPRING needs $50.00.' }] });
  expect(screen.getByText('SPRING needs $50.00.')).toBeTruthy();
});

test('everything is removed only after a second press, and can be brought back', async () => {
  shop.answer(clearCart, null);
  shop.answer(addToNewCart, fakeCart({ MUG: 2 }, 'cart-2'));
  shop.answer(addToCart, fakeCart({ MUG: 2, PEN: 1 }, 'cart-2'));
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Clear Shopping Cart' }));
  expect(shop.sentTo(clearCart)).toEqual([]);
  const yes = screen.getByRole('button', { name: 'Yes, remove all' });
  expect(document.activeElement).toBe(yes);
  await user.click(yes);
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(getCartCode()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cartState().count).toBe(3));
  expect(shop.sentTo(addToNewCart)).toMatchObject([{ body: { product: 'MUG', quantity: 2 } }]);
  expect(shop.sentTo(addToCart)).toMatchObject([{ params: { code: 'cart-2' }, body: { product: 'PEN' } }]);
  await waitFor(() => expect(shop.sentTo(quoteShipping)).toHaveLength(2));
});

test('who keeps the items has them all, and is asked again the next time', async () => {
  const user = await openCart(undefined, '/de/cart');
  await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
  await user.click(screen.getByRole('button', { name: 'Behalten' }));
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  expect(shop.sentTo(clearCart)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Warenkorb leeren' })).toBeTruthy();
});

test('offline the change is stored on this device, and the page says that it waits', async () => {
  const user = await openCart();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    await user.click(screen.getAllByRole('button', { name: 'Remove Product PEN' })[0] as HTMLElement);
    await screen.findByText(/1 change/);
    expect(JSON.parse(localStorage.getItem('vitrine.cart-waiting') ?? '[]')).toMatchObject([
      { kind: 'remove', sku: 'PEN', line: 2 },
    ]);
    await expectAccessible();
  } finally {
    vi.restoreAllMocks();
  }
});
