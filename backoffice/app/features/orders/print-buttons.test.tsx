import { screen, waitFor } from '@testing-library/react';
import { printOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { recordSavedFiles } from '../../../testing/saved-files.ts';
import { show } from '../../../testing/show.tsx';
import { PrintButtons } from './print-buttons.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const labels = { invoice: 'Invoice (PDF)', packingSlip: 'Packing slip (PDF)' };
const names = { invoice: 'invoice-1001', packingSlip: 'packing-slip-1001' };
const open = (ids = [1001], hasInvoice = true) =>
  show(<PrintButtons ids={ids} labels={labels} names={names} hasInvoice={hasInvoice} />);
const packingSlip = () => screen.getByRole('button', { name: 'Packing slip (PDF)' });

test('the PDF is saved under the number of the order', async () => {
  const saved = recordSavedFiles();
  shop.answer(printOrders, new Uint8Array());
  const user = open();
  await expectAccessible();
  await user.click(packingSlip());
  await screen.findByText('The PDF is ready');
  await user.click(screen.getByRole('button', { name: 'Invoice (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['packing-slip-1001.pdf', 'invoice-1001.pdf']));
  expect(shop.sentTo(printOrders).map(({ body }) => body)).toEqual([
    { ids: [1001], kind: 'packing-slip' },
    { ids: [1001], kind: 'invoice' },
  ]);
});

test('while a PDF is made, another press asks for nothing', async () => {
  const saved = recordSavedFiles();
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  shop.answer(printOrders, () => promise);
  const user = open();
  await user.click(packingSlip());
  expect(packingSlip().getAttribute('aria-busy')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Invoice (PDF)' }));
  resolve(new Uint8Array());
  await screen.findByText('The PDF is ready');
  expect(saved).toEqual(['packing-slip-1001.pdf']);
  expect(shop.sentTo(printOrders)).toHaveLength(1);
});

test('an order without an invoice offers none', () => {
  open([1001], false);
  expect(screen.queryByRole('button', { name: 'Invoice (PDF)' })).toBeNull();
});

test('more orders than one PDF may have are refused before anything is sent', async () => {
  const user = open(Array.from({ length: 101 }, (_, index) => index + 1));
  await user.click(packingSlip());
  await screen.findByText('Select at most 100 orders to print');
  expect(shop.sentTo(printOrders)).toEqual([]);
});

test('an error is told, and the button can be pressed again', async () => {
  shop.sendError(printOrders, 500, 'fault', 'No font');
  const user = open();
  await user.click(packingSlip());
  await screen.findByText('Something went wrong in the shop. What you typed is still here.');
  expect(packingSlip().getAttribute('aria-busy')).toBe('false');
});
