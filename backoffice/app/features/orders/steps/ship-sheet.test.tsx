import { cleanup, screen, waitFor } from '@testing-library/react';
import { shipOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder, aWithdrawal } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { checkTracking, ShipSheet, trackingOf } from './ship-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onClose.mockClear();
});

const open = (order: StaffOrder = anOrder(), isCorrection = false) =>
  show(<ShipSheet order={order} isCorrection={isCorrection} onClose={onClose} />);

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tracking number/ });
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Link to follow the parcel/ });
const send = () => screen.getByRole('button', { name: /^Mark as shipped/ });
const shipped = anOrder({ state: 'shipped', tracking: { number: '1Z 999', url: null } });

test('a scanner types the number and presses Enter: the order is shipped', async () => {
  shop.answer(shipOrder, shipped);
  const user = open();
  expect(number().hasAttribute('autofocus')).toBe(true);
  await user.type(number(), ' 1Z 999 {Enter}');
  await screen.findByText('Shipped. The email is on its way.');
  expect(shop.sentTo(shipOrder).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: '1001' }, body: { tracking: { number: '1Z 999', url: null } } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an order is shipped without a number as well, and the customer who gets the mail is named', async () => {
  shop.answer(shipOrder, shipped);
  const user = open();
  screen.getByText('ann.lee@mail.example gets an email.');
  await expectAccessible();
  await user.click(send());
  await waitFor(() => expect(shop.sentTo(shipOrder).map(({ body }) => body)).toEqual([{ tracking: null }]));
});

test.each([
  ['x'.repeat(61), '', 'At most 60 characters', number],
  ['1Z', 'http://post.example', 'Enter an address that begins with https://', link],
  ['', 'https://post.example/1', 'A link needs a tracking number', link],
] as const)('number “%s” and link “%s”: the message stands at the field, which gets the focus', async (...values) => {
  const [typedNumber, typedLink, message, field] = values;
  const user = open();
  await user.click(number());
  await user.paste(typedNumber);
  await user.click(link());
  await user.paste(typedLink);
  await user.click(send());
  await screen.findByText(message);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(shop.sentTo(shipOrder)).toEqual([]);
  await expectAccessible();
});

test('a correction begins with the number that is stored and needs one', async () => {
  shop.answer(shipOrder, shipped);
  const user = open(anOrder({ state: 'shipped', tracking: { number: 'OLD', url: 'https://post.example/OLD' } }), true);
  expect([number().value, link().value]).toEqual(['OLD', 'https://post.example/OLD']);
  await user.clear(number());
  await user.click(screen.getByRole('button', { name: /^Save tracking/ }));
  await screen.findByText('Enter the tracking number');
  await user.type(number(), 'NEW{Enter}');
  await screen.findByText('Tracking corrected. The email is on its way.');
  expect(shop.sentTo(shipOrder).map(({ body }) => body.tracking)).toEqual([
    { number: 'NEW', url: 'https://post.example/OLD' },
  ]);
});

test('a withdrawal that is not settled is shown before the order is shipped', () => {
  const withdrawn = anOrder({ withdrawal: 'part', withdrawals: [aWithdrawal({ lines: ['1 × Mug'] })] });
  open(withdrawn);
  screen.getByRole('region', { name: 'Withdrawn from some of the items' });
  cleanup();
  open(withdrawn, true);
  expect(screen.queryByRole('region')).toBeNull();
});

test('without a connection the number stays, also when the sheet is closed and opened again', async () => {
  shop.answer(shipOrder, () => {
    throw new Error('lost');
  });
  const user = open();
  await user.type(number(), '1Z 999{Enter}');
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(number().value).toBe('1Z 999');
  expect(onClose).not.toHaveBeenCalled();
  cleanup();
  open();
  expect(number().value).toBe('1Z 999');
});

test('a double press ships once', async () => {
  const { promise, resolve } = Promise.withResolvers<StaffOrder>();
  shop.answer(shipOrder, () => promise);
  const user = open();
  await user.dblClick(send());
  expect(send().getAttribute('aria-busy')).toBe('true');
  resolve(shipped);
  await screen.findByText('Shipped. The email is on its way.');
  expect(shop.sentTo(shipOrder)).toHaveLength(1);
});

test('the reason of a domain error is told, and the sheet stays', async () => {
  shop.sendError(shipOrder, 409, 'order.canceled', 'The order was canceled meanwhile.');
  const user = open();
  await user.click(send());
  await screen.findByText('The order was canceled meanwhile.');
  expect(onClose).not.toHaveBeenCalled();
});

test('a shipment may go without a number, a correction may not', () => {
  expect(checkTracking({ number: ' ', url: '' }, false)).toEqual({});
  expect(checkTracking({ number: ' ', url: '' }, true)).toEqual({ number: 'missing' });
  expect(trackingOf({ number: ' ', url: '' })).toBeNull();
});

test('numbers have at most 60 characters, links begin with https', () => {
  expect(checkTracking({ number: 'x'.repeat(60), url: 'https://parcel.example/x' }, false)).toEqual({});
  expect(checkTracking({ number: 'x'.repeat(61), url: 'http://parcel.example/x' }, false)).toEqual({
    number: 'long',
    url: 'wrong',
  });
  expect(checkTracking({ number: 'x', url: 'parcel.example' }, false)).toEqual({ url: 'wrong' });
  expect(checkTracking({ number: '', url: 'https://parcel.example' }, false)).toEqual({ url: 'alone' });
});

test('spaces around them are dropped', () => {
  expect(trackingOf({ number: ' 1Z ', url: ' https://parcel.example ' })).toEqual({
    number: '1Z',
    url: 'https://parcel.example',
  });
  expect(trackingOf({ number: '1Z', url: ' ' })).toEqual({ number: '1Z', url: null });
});
