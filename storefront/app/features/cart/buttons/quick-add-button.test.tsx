import { screen, waitFor } from '@testing-library/react';
import { addToNewCart, readCart } from '@vitrine/contract/cart/cart.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { haveCart } from '../../../../testing/have-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { cartState } from '../cart-store.ts';
import { QuickAddButton, QuickAddForm } from './quick-add-button.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  haveCart(null);
});

const card = (
  <>
    <QuickAddForm />
    <QuickAddButton sku="MUG" name="Blue mug" />
    <ToastList closeLabel="Close" />
  </>
);

test('one press adds one, and a message says so instead of the drawer', async () => {
  shop.answer(addToNewCart, fakeCart({ MUG: 1 }));
  shop.answer(readCart, fakeCart({ MUG: 1 }));
  const user = show(card);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Blue mug' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Added Cart'));
  expect(shop.sentTo(addToNewCart)).toMatchObject([{ body: { product: 'MUG', quantity: 1 } }]);
  expect(cartState()).toMatchObject({ drawer: null, count: 1 });
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
});

test('a lost connection is told, and the next press tries again', async () => {
  shop.answer(addToNewCart, () => {
    throw new Error('no connection');
  });
  const user = show(card, { path: '/de' });
  const button = screen.getByRole('button', { name: /Blue mug/ });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(cartState().count).toBe(0);
  shop.answer(addToNewCart, fakeCart({ MUG: 1 }));
  shop.answer(readCart, fakeCart({ MUG: 1 }));
  await user.click(button);
  await waitFor(() => expect(cartState().count).toBe(1));
  await waitFor(() => expect(shop.sentTo(readCart)).toHaveLength(1));
});

test('without JavaScript every card sends the one form of the page with its own product', () => {
  show(card, { path: '/fr' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Blue mug/ });
  expect(button.form?.getAttribute('action')).toBe('/fr/cart/lines');
  expect([button.type, button.name, button.value]).toEqual(['submit', 'sku', 'MUG']);
});
