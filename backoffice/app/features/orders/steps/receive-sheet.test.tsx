import { screen } from '@testing-library/react';
import { receivePayment } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { ReceiveSheet } from './receive-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();
const awaited = anOrder({ state: 'placed', payment: 'due', paymentName: 'Bank transfer', steps: ['receive-payment'] });

beforeEach(() => {
  shop = standInShop();
  onClose.mockClear();
});

const send = () => screen.getByRole('button', { name: /^Record payment/ });

test('the amount and who has paid are repeated before the payment is recorded, once', async () => {
  const { promise, resolve } = Promise.withResolvers<StaffOrder>();
  shop.answer(receivePayment, () => promise);
  const user = show(<ReceiveSheet order={awaited} onClose={onClose} />);
  screen.getByText('Record that Ann Lee has paid $96.00.');
  screen.getByText('Bank transfer');
  await expectAccessible();
  await user.dblClick(send());
  resolve(anOrder());
  await screen.findByText('Payment recorded');
  expect(shop.sentTo(receivePayment).map(({ params }) => params)).toEqual([{ id: '1001' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a payment that is recorded already is refused with the reason', async () => {
  shop.sendError(receivePayment, 409, 'order.paid', 'The order is paid already.');
  const user = show(<ReceiveSheet order={awaited} onClose={onClose} />);
  await user.click(send());
  await screen.findByText('The order is paid already.');
  expect(onClose).not.toHaveBeenCalled();
});
