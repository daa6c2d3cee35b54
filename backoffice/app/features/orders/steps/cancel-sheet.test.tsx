import { screen, waitFor } from '@testing-library/react';
import { cancelOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { CancelSheet } from './cancel-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onClose.mockClear();
});

const open = (order: StaffOrder = anOrder(), options: Parameters<typeof show>[1] = {}) =>
  show(<CancelSheet order={order} onClose={onClose} />, options);

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
const send = () => screen.getByRole('button', { name: /^Cancel this order/ });

test('says what is refunded and who is told, then cancels with the reason', async () => {
  shop.answer(cancelOrder, anOrder({ state: 'canceled' }));
  const user = open();
  const said = screen.getByText(/^Order 1001 of Ann Lee is canceled/).textContent;
  expect(said).toContain('$96.00 is refunded.');
  expect(said).toContain('ann.lee@mail.example gets an email.');
  await expectAccessible();
  await user.type(reason(), ' Wrong item ');
  await user.click(send());
  await screen.findByText('Order canceled');
  expect(shop.sentTo(cancelOrder).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: '1001' }, body: { reason: 'Wrong item' } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('an order that nobody has paid promises no refund', () => {
  open(anOrder({ refundable: '0.00', isRefundRecorded: true, paymentName: 'Bank transfer' }));
  expect(document.body.textContent).not.toContain('is refunded');
  expect(document.body.textContent).not.toContain('Pay the money back yourself');
});

test('money that came outside the shop is to be paid back by the person', () => {
  open(anOrder({ isRefundRecorded: true, paymentName: 'Bank transfer' }));
  screen.getByText(/Pay the money back yourself, the way it came: Bank transfer/);
});

test('the amount is written as in the language of the person', () => {
  open(anOrder(), { language: 'fr' });
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain('96,00 $');
});

test('Keep it cancels nothing', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(shop.sentTo(cancelOrder)).toEqual([]);
});

test('a reason that is too long says by how much and is not sent', async () => {
  const user = open();
  await user.click(reason());
  await user.paste('x'.repeat(501));
  screen.getByText('1 character too long');
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  await user.click(send());
  expect(document.activeElement).toBe(reason());
  expect(shop.sentTo(cancelOrder)).toEqual([]);
  await expectAccessible();
});

test('a domain error is told and the reason stays; a double press cancels once', async () => {
  const { promise, reject } = Promise.withResolvers<StaffOrder>();
  shop.answer(cancelOrder, () => promise);
  const user = open();
  await user.type(reason(), 'Twice');
  await user.dblClick(send());
  expect(shop.sentTo(cancelOrder)).toHaveLength(1);
  reject(new Error('lost'));
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(reason().value).toBe('Twice');
  shop.sendError(cancelOrder, 409, 'order.shipped', 'The order is shipped.');
  await user.click(send());
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toContain('The order is shipped.'));
  expect(onClose).not.toHaveBeenCalled();
});
