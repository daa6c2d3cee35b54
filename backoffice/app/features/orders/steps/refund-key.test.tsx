import { cleanup, screen, waitFor } from '@testing-library/react';
import { refundOrder } from '@vitrine/contract/orders/staff-orders.ts';
import { beforeEach, expect, test } from 'vitest';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { RefundSheet } from './refund-sheet.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const open = () => show(<RefundSheet order={anOrder()} onClose={() => {}} />);
const button = (name: string) => screen.getByRole('button', { name });
const keys = () => shop.sentTo(refundOrder).map(({ headers }) => headers.get('idempotency-key'));

test('a lost answer is repeated with the same key, so that the money leaves once', async () => {
  shop.answer(refundOrder, () => {
    throw new Error('lost');
  });
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^An amount/ }));
  await user.type(screen.getByRole('textbox', { name: /^An amount/ }), '10');
  await user.click(button('Continue'));
  await user.click(button('Refund $10.00'));
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  shop.answer(refundOrder, anOrder({ refunded: '10.00', refundable: '86.00' }));
  await user.click(button('Continue'));
  await user.click(button('Refund $10.00'));
  await screen.findByText('$10.00 refunded');
  const [first, second, ...others] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(others).toEqual([]);
});

test('the key of a lost answer outlasts the sheet, and another reason makes no other refund', async () => {
  shop.answer(refundOrder, () => {
    throw new Error('lost');
  });
  const first = open();
  await first.click(button('Continue'));
  await first.click(button('Refund $96.00'));
  await screen.findByText(/cannot be reached/);
  cleanup();
  const again = open();
  await again.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Broken');
  await again.click(button('Continue'));
  await again.click(button('Refund $96.00'));
  await waitFor(() => expect(keys()).toHaveLength(2));
  // The shop has made it with the first reason: it stays the same refund.
  shop.sendError(refundOrder, 409, 'request.key-reused', 'This key was used for another request.');
  for (const tries of [3, 4]) {
    await again.click(await screen.findByRole('button', { name: 'Continue' }));
    await again.click(button('Refund $96.00'));
    await waitFor(() => expect(keys()).toHaveLength(tries));
  }
  expect(new Set(keys()).size).toBe(1);
});

test('once the shop has answered, the same amount is another refund', async () => {
  shop.sendError(refundOrder, 400, 'refund.refused', 'The provider has refused.');
  const user = open();
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  await screen.findByText('The provider has refused.');
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  await waitFor(() => expect(new Set(keys()).size).toBe(2));
});

test('after a lost answer another refund has a key of its own', async () => {
  shop.answer(refundOrder, () => {
    throw new Error('lost');
  });
  const user = open();
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  await screen.findByText(/cannot be reached/);
  await user.click(screen.getByRole('radio', { name: /^An amount/ }));
  await user.type(screen.getByRole('textbox', { name: /^An amount/ }), '10');
  await user.click(button('Continue'));
  await user.click(button('Refund $10.00'));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});
