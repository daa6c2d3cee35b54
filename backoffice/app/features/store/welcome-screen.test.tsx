import { screen, waitFor } from '@testing-library/react';
import { emptyShop, readStoreSettings, updateStore } from '@vitrine/contract/store/staff-store.ts';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { listCountries } from '@vitrine/contract/store/store.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { someSettings } from '../../../testing/some-settings.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCountries, []);
});

const open = async (step: 'shop' | 'goods', settings: Partial<StoreSettings> = {}) => {
  shop.answer(readStoreSettings, someSettings(settings));
  const user = show(<WelcomeScreen />, { path: step === 'goods' ? '/welcome?step=goods' : '/welcome' });
  await screen.findByRole('button', { name: step === 'goods' ? 'Continue' : 'Skip' });
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('the shop comes first, and saving it leads to its goods', async () => {
  shop.answer(updateStore, someSettings({ name: 'Corner' }));
  const user = await open('shop');
  screen.getByText('Step 2 of 3');
  await user.click(button(/^Save and continue/));
  await screen.findByRole('heading', { level: 1, name: 'Your goods' });
  screen.getByText('Step 3 of 3');
  expect(currentAddress()).toBe('/welcome?step=goods');
  expect(shop.sentTo(updateStore)).toHaveLength(1);
});

test('it can be skipped and done later', async () => {
  const user = await open('shop');
  await user.click(button('Skip'));
  await screen.findByRole('heading', { level: 1, name: 'Your goods' });
  expect(shop.sentTo(updateStore)).toEqual([]);
});

test('what is there can stay', async () => {
  const user = await open('goods');
  screen.getByText('8 products');
  await expectAccessible();
  await user.click(button('Continue'));
  expect(currentAddress()).toBe('/');
});

test('products can come from a file', async () => {
  const user = await open('goods');
  await user.click(radio(/^Import products/));
  await user.click(button('Continue'));
  expect(currentAddress()).toBe('/import');
});

test('the shop is emptied once, after a choice that says that it cannot be undone', async () => {
  const { promise, resolve } = Promise.withResolvers<StoreSettings>();
  shop.answer(emptyShop, () => promise);
  const user = await open('goods');
  await user.click(radio(/^Start empty.*cannot be undone/));
  await expectAccessible();
  await user.dblClick(button('Empty the shop'));
  expect(button('Empty the shop').getAttribute('aria-busy')).toBe('true');
  resolve(someSettings({ products: 0 }));
  await screen.findByText('The shop is empty. Add your first product.');
  await waitFor(() => expect(currentAddress()).toBe('/products/new'));
  expect(shop.sentTo(emptyShop)).toHaveLength(1);
});

test.each([
  ['has taken money', { canBeEmptied: false }],
  ['has no products', { products: 0 }],
])('a shop that %s is not offered to be emptied', async (_, settings) => {
  await open('goods', settings);
  expect(screen.queryByRole('radio', { name: /^Start empty/ })).toBeNull();
});

test('a domain error is told, and the shop stays as it is', async () => {
  shop.sendError(emptyShop, 409, 'store.has-orders', 'The shop has taken money.');
  const user = await open('goods');
  await user.click(radio(/^Start empty/));
  await user.click(button('Empty the shop'));
  await screen.findByText('The shop has taken money.');
  expect(currentAddress()).toBe('/welcome?step=goods');
});
