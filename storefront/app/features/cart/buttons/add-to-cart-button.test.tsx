import { screen, waitFor } from '@testing-library/react';
import { addToCart, addToNewCart, readCart } from '@vitrine/contract/cart/cart.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { haveCart } from '../../../../testing/have-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { getCartCode } from '../../../session/cart-code.ts';
import { cartState } from '../cart-store.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  haveCart(null);
});

const page = (change: Partial<Parameters<typeof AddToCartButton>[0]> = {}) => (
  <>
    <AddToCartButton sku="MUG" isSoldOut={false} max={9} {...change} />
    <ToastList closeLabel="Close" />
  </>
);
const button = () => screen.getByRole('button', { name: 'Add to cart' });

test('the first product makes a cart with the chosen quantity, and the drawer opens with it', async () => {
  shop.answer(addToNewCart, fakeCart({ MUG: 3 }, 'cart-new'));
  shop.answer(readCart, fakeCart({ MUG: 3 }, 'cart-new'));
  const user = show(page());
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(button());
  await waitFor(() => expect(cartState().drawer).toEqual({ added: 'MUG', notice: 'Added Cart' }));
  expect(shop.sentTo(addToNewCart).map(({ body }) => body)).toEqual([
    { product: 'MUG', quantity: 3, seed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(getCartCode()).toBe('cart-new');
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
});

test('a further product is added to the cart that is there', async () => {
  haveCart(fakeCart({ PEN: 1 }));
  shop.answer(addToCart, fakeCart({ PEN: 1, MUG: 1 }));
  shop.answer(readCart, fakeCart({ PEN: 1, MUG: 1 }));
  const user = show(page(), { path: '/fr/product/mug' });
  await user.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  await waitFor(() => expect(cartState().drawer?.added).toBe('MUG'));
  expect(shop.sentTo(addToCart)).toMatchObject([
    { params: { code: 'cart-1' }, query: { lang: 'fr' }, body: { product: 'MUG', quantity: 1, add: true } },
  ]);
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
});

test('a cart that no longer exists is replaced without a word', async () => {
  haveCart(fakeCart({ PEN: 1 }, 'cart-old'));
  shop.sendError(addToCart, 404, 'cart.not-found', 'There is no such cart.');
  shop.answer(addToNewCart, fakeCart({ MUG: 1 }, 'cart-new'));
  shop.answer(readCart, fakeCart({ MUG: 1 }, 'cart-new'));
  const user = show(page());
  await user.click(button());
  await waitFor(() => expect(getCartCode()).toBe('cart-new'));
  await waitFor(() => expect(shop.sentTo(readCart)).toMatchObject([{ params: { code: 'cart-new' } }]));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('what the shop refuses is told in its words, and the cart stays as it was (ERROR-3)', async () => {
  haveCart(fakeCart({ PEN: 1 }));
  shop.sendError(addToCart, 409, 'product.out-of-stock', 'Only 2 of “Mug” are left.');
  const user = show(page());
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Only 2 of “Mug” are left.'));
  expect(cartState()).toMatchObject({ count: 1, drawer: null });
  expect(button().getAttribute('aria-busy')).toBe('false');
});

test('two presses in a row add once', async () => {
  const held = Promise.withResolvers<void>();
  shop.answer(addToNewCart, async () => {
    await held.promise;
    return fakeCart({ MUG: 1 });
  });
  shop.answer(readCart, fakeCart({ MUG: 1 }));
  const user = show(page());
  await user.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await user.click(button());
  held.resolve();
  await waitFor(() => expect(cartState().drawer?.added).toBe('MUG'));
  expect(shop.sentTo(addToNewCart)).toHaveLength(1);
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
});

test('while an option is missing the press asks for it and sends nothing', async () => {
  const onMissing = vi.fn();
  const user = show(page({ isSoldOut: true, onMissing }));
  await user.click(button());
  expect(onMissing).toHaveBeenCalledOnce();
  // Without JavaScript nobody can say which variant is meant, so the form leads nowhere.
  expect(document.querySelector('form')?.hasAttribute('action')).toBe(false);
});

test.each([
  ['/product/mug', 'Out of Stock'],
  ['/de/product/mug', 'Ausverkauft'],
])('a product that is sold out says so on %s and cannot be pressed', (path, label) => {
  show(page({ isSoldOut: true }), { path });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
});

test('without JavaScript the form goes to the page of the language that adds to the cart', () => {
  show(page(), { path: '/de/product/mug' });
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/de/cart/lines']);
  expect(new FormData(form ?? undefined).get('sku')).toBe('MUG');
});
