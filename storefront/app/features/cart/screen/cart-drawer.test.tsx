import { act, screen, waitFor } from '@testing-library/react';
import { clearCart, readCart, removeFromCart } from '@vitrine/contract/cart/cart.ts';
import { quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { fakeOption, fakeQuote, fakeTotals } from '../../../../testing/fake-delivery.ts';
import { answerPlaces } from '../../../../testing/fake-places.ts';
import { haveCart } from '../../../../testing/have-cart.ts';
import { show, shownPath } from '../../../../testing/show.tsx';
import { cartState, openDrawer } from '../cart-store.ts';
import { CartLayers } from './cart-layers.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  answerPlaces(shop);
  shop.answer(quoteShipping, fakeQuote([fakeOption()]));
  shop.answer(readTotal, fakeTotals(20, 5));
});

async function openCart({ cart = fakeCart({ PEN: 1, MUG: 1 }), path = '/product/mug' } = {}) {
  haveCart(cart);
  shop.answer(readCart, cart);
  const user = show(<CartLayers />, { path });
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
  act(() => openDrawer('MUG', 'Added Cart'));
  await waitFor(() => expect(cartState().estimate).not.toBeNull());
  return user;
}

const drawer = () => screen.getByRole('dialog');

test('says what was added, shows it first, and the price of the delivery to the guessed country', async () => {
  await openCart();
  expect(screen.getByRole('dialog', { name: 'Cart (2)', description: 'Added Cart' })).toBe(drawer());
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Product MUG',
    'Product PEN',
  ]);
  await waitFor(() => expect(drawer().textContent).toMatch(/shipping.*\$5\.00/));
  expect(drawer().textContent).toContain('to United States (estimate)');
  await expectAccessible();
});

test('is closed by its button and by the one that continues shopping', async () => {
  const user = await openCart();
  for (const name of ['Close', 'Continue Shopping']) {
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => openDrawer('MUG', 'Added Cart'));
  }
  expect(drawer()).toBeTruthy();
  expect(shownPath()).toBe('/product/mug');
});

test('is closed by a press beside its panel, not by one inside', async () => {
  const user = await openCart();
  await user.click(screen.getByRole('heading', { name: 'Cart (2)' }));
  expect(cartState().drawer).not.toBeNull();
  await user.click(drawer());
  expect(cartState().drawer).toBeNull();
});

test('leads to cart and checkout in the language of the page, and closes on the way', async () => {
  const user = await openCart({ path: '/fr/product/mug' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/fr/cart', '/fr/checkout']));
  await user.click(screen.getByRole('link', { name: 'Voir le panier' }));
  expect(shownPath()).toBe('/fr/cart');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes when its last line is removed, and the removal can be undone on the page', async () => {
  shop.answer(removeFromCart, fakeCart({}));
  const user = await openCart({ cart: fakeCart({ MUG: 1 }) });
  await user.click(screen.getAllByRole('button', { name: 'Remove Product MUG' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(shop.sentTo(clearCart)).toEqual([]);
});

test('without a line that can be ordered the checkout is no link, and the reason is beside it', async () => {
  await openCart({ cart: { ...fakeCart({ MUG: 1 }), canCheckOut: false } });
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true);
  expect(drawer().textContent).toContain('Update or remove the highlighted items to continue.');
  await expectAccessible();
});

test('a message that appears while it is open is inside it, where it can be reached', async () => {
  shop.sendError(removeFromCart, 503, 'busy', 'The shop is busy.');
  const user = await openCart();
  await user.click(screen.getAllByRole('button', { name: 'Remove Product PEN' })[0] as HTMLElement);
  const message = await screen.findByText('The shop is busy.');
  expect(drawer().contains(message)).toBe(true);
});
