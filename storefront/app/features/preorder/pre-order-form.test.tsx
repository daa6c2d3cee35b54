import { screen, waitFor } from '@testing-library/react';
import { placePreOrder } from '@vitrine/contract/preorder/preorder.ts';
import { beforeEach, expect, test } from 'vitest';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { getPreOrder } from '../../session/pre-order.ts';
import { PreOrderForm } from './pre-order-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox');
const placed = {
  sku: 'MUG',
  name: 'Blue mug',
  path: '/product/mug',
  quantity: 1,
  expectedOn: '2026-12-24',
  emailAddress: 'ann@example.com',
};

test('a pre-order leads to its confirmation in the language of the page', async () => {
  shop.answer(placePreOrder, placed);
  const form = <PreOrderForm sku="MUG" photo={undefined} button="Pre-Order" />;
  const user = show(form, { path: '/fr/product/mug' });
  await user.type(email(), 'ann@example.com{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/fr/preorder-confirm'));
  expect(shop.sentTo(placePreOrder)).toMatchObject([
    { body: { product: 'MUG', quantity: 1, emailAddress: 'ann@example.com' } },
  ]);
  expect(getPreOrder()).toEqual({ ...placed, photo: null });
});

test('an address that was used before is filled in', () => {
  localStorage.setItem('vitrine.preOrderEmail', 'ann@example.com');
  show(<PreOrderForm sku="MUG" photo={undefined} button="Pre-Order" />);
  expect(email().value).toBe('ann@example.com');
});
