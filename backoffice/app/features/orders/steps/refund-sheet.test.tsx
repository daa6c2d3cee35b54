import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { refundOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { confirmIdentity } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder, anOrderLine } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { RefundSheet } from './refund-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onClose.mockClear();
});

const open = (order: StaffOrder = anOrder(), options: Parameters<typeof show>[1] = {}) =>
  show(<RefundSheet order={order} onClose={onClose} />, options);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bodies = () => shop.sentTo(refundOrder).map(({ body }) => body);
const keys = () => shop.sentTo(refundOrder).map(({ headers }) => headers.get('idempotency-key'));

test('everything that is left is refunded after amount and recipient were shown once more', async () => {
  shop.answer(refundOrder, anOrder({ refunded: '96.00', refundable: '0.00' }));
  const user = open();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' Never arrived ');
  await user.click(button('Continue'));
  expect(shop.sentTo(refundOrder)).toEqual([]);
  screen.getByText('To Ann Lee, ann.lee@mail.example');
  screen.getByText('Paid back by Card');
  screen.getByText('Back to stock: 2 × Mug and 1 × Vase');
  await expectAccessible();
  await user.click(button('Refund $96.00'));
  await screen.findByText('$96.00 refunded');
  expect(bodies()).toEqual([{ amount: '96.00', lines: [], reason: 'Never arrived' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is confirmed gets the focus, so that it is read before the button', async () => {
  const user = open();
  await user.click(button('Continue'));
  expect(document.activeElement?.textContent).toContain('To Ann Lee, ann.lee@mail.example');
});

test('Change leads back to what was typed', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Broken');
  await user.click(button('Continue'));
  await user.click(button('Change'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Broken');
  expect(shop.sentTo(refundOrder)).toEqual([]);
});

describe('an amount', () => {
  const typeAmount = async (text: string, options: Parameters<typeof show>[1] = {}, order = anOrder()) => {
    const user = open(order, options);
    await user.click(screen.getByRole('radio', { name: /^(An amount|Einen Betrag)/ }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^(An amount|Einen Betrag)/ });
    await user.type(field, text);
    await user.keyboard('{Enter}');
    return { user, field };
  };

  test.each([
    ['', 'Enter an amount'],
    ['96.01', 'At most $96.00 is left'],
    ['0', 'Enter more than 0'],
    ['1,234', 'This can be read in two ways. Type 1234.00 or 1.23.'],
    ['ten', 'Enter an amount such as 24.50'],
  ])('“%s” is refused at its field, which gets the focus', async (text, message) => {
    const { field } = await typeAmount(text || ' ');
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(shop.sentTo(refundOrder)).toEqual([]);
    await expectAccessible();
  });

  test('is read with the decimal comma of the language, and sent with a point', async () => {
    shop.answer(refundOrder, anOrder());
    const { user } = await typeAmount('12,50', { language: 'de' });
    await user.click(screen.getByRole('button', { name: /12,50/ }));
    await waitFor(() => expect(bodies()).toEqual([{ amount: '12.50', lines: [], reason: null }]));
  });

  test('returns nothing to stock, and says so', async () => {
    await typeAmount('5');
    screen.getByText('Nothing goes back to stock.');
  });
});

describe('single items', () => {
  const chooseLines = async (order = anOrder()) => {
    const user = open(order);
    await user.click(screen.getByRole('radio', { name: /^Single items/ }));
    return user;
  };

  test('at least one is chosen', async () => {
    const user = await chooseLines();
    await user.click(button('Continue'));
    await screen.findByText('Choose at least one item');
    await expectAccessible();
  });

  test('a chosen item offers its whole amount, and pieces go back to stock only when that is chosen', async () => {
    shop.answer(refundOrder, anOrder());
    const user = await chooseLines();
    await user.click(screen.getByRole('checkbox', { name: /^Mug/ }));
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount for Mug' });
    expect(amount.value).toBe('56.00');
    await user.clear(amount);
    await user.type(amount, '28');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Back to stock: Mug' }), '1');
    await expectAccessible();
    await user.click(button('Continue'));
    screen.getByText('Back to stock: 1 × Mug');
    await user.click(button('Refund $28.00'));
    await screen.findByText('$28.00 refunded');
    expect(bodies()).toEqual([{ amount: null, lines: [{ sku: 'MUG', amount: '28.00', restock: 1 }], reason: null }]);
  });

  test('a message stands at the item that it is about, and leaves when the amount changes', async () => {
    const user = await chooseLines();
    await user.click(screen.getByRole('checkbox', { name: /^Vase/ }));
    const amount = screen.getByRole('textbox', { name: 'Amount for Vase' });
    await user.clear(amount);
    await user.type(amount, '40.01');
    await user.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(amount));
    screen.getByText('At most $40.00 is left');
    await user.keyboard('{Backspace}');
    expect(screen.queryByText('At most $40.00 is left')).toBeNull();
  });

  test('an item that is refunded already cannot be chosen', async () => {
    const refunded = anOrderLine({ sku: 'VASE', name: 'Vase', refundable: '0.00', restockable: 0 });
    await chooseLines(anOrder({ lines: [anOrderLine(), refunded] }));
    expect(screen.queryByRole('checkbox', { name: /^Vase/ })).toBeNull();
    screen.getByText('Vase: Done');
  });

  test('an item whose pieces are all back offers none', async () => {
    const user = await chooseLines(anOrder({ lines: [anOrderLine({ restockable: 0 })] }));
    await user.click(screen.getByRole('checkbox', { name: /^Mug/ }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('of a shipped order, items go back to stock only when that is chosen', async () => {
  shop.answer(refundOrder, anOrder());
  const user = open(anOrder({ state: 'shipped' }));
  await user.click(button('Continue'));
  screen.getByText('Nothing goes back to stock.');
  await user.click(button('Change'));
  await user.click(screen.getByRole('checkbox', { name: 'Put all items back into stock' }));
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  await waitFor(() =>
    expect(bodies().map((body) => body.lines)).toEqual([
      [
        { sku: 'MUG', amount: '56.00', restock: 2 },
        { sku: 'VASE', amount: '40.00', restock: 1 },
      ],
    ]),
  );
});

test('money that came outside the shop is only recorded: the person is told to pay it back', async () => {
  shop.answer(refundOrder, anOrder());
  const user = open(anOrder({ isRefundRecorded: true, paymentName: 'Bank transfer' }));
  await user.click(button('Continue'));
  screen.getByText(/Pay the money back yourself, the way it came: Bank transfer/);
  expect(screen.queryByText(/^Paid back by/)).toBeNull();
  await expectAccessible();
  await user.click(button('Refund $96.00'));
  await screen.findByText('Refund of $96.00 recorded. Pay it back now.');
});

test('a double press refunds once', async () => {
  const { promise, resolve } = Promise.withResolvers<StaffOrder>();
  shop.answer(refundOrder, () => promise);
  const user = open();
  await user.click(button('Continue'));
  await user.dblClick(button('Refund $96.00'));
  resolve(anOrder());
  await screen.findByText('$96.00 refunded');
  expect(shop.sentTo(refundOrder)).toHaveLength(1);
});

test('a reason that is too long keeps the form where it is', async () => {
  const user = open();
  await user.click(screen.getByRole('textbox', { name: /^Reason/ }));
  await user.paste('x'.repeat(502));
  await user.click(button('Continue'));
  screen.getByText('2 characters too long');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reason/ })));
  expect(screen.queryByRole('button', { name: 'Refund $96.00' })).toBeNull();
});

test('what the shop refuses is told above the form, which keeps what was typed', async () => {
  shop.sendError(refundOrder, 409, 'refund.too-much', 'Only 40.00 is left.');
  const user = open();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Broken');
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Only 40.00 is left.'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Broken');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Continue'));
  expect(screen.queryByText('Only 40.00 is left.')).toBeNull();
});

test('a large refund asks who is there, then goes on without typing anything again', async () => {
  shop.answer(refundOrder, ({ headers }) => {
    if (shop.sentTo(confirmIdentity).length === 0) throw new ApiError(403, 'staff.confirm', 'Confirm that it is you');
    expect(headers.get('idempotency-key')).not.toBeNull();
    return anOrder();
  });
  shop.answer(confirmIdentity, { until: '2025-11-03T10:00:00Z' });
  const user = open();
  await user.click(button('Continue'));
  await user.click(button('Refund $96.00'));
  const password = await screen.findByLabelText('Password');
  await user.type(password, 'a long password');
  await user.click(button(/^Confirm/));
  await screen.findByText('$96.00 refunded');
  expect(shop.sentTo(confirmIdentity).map(({ body }) => body)).toEqual([{ password: 'a long password' }]);
  expect(new Set(keys()).size).toBe(1);
});

test('what was typed is there again when the sheet is opened again, until it was sent', async () => {
  shop.answer(refundOrder, anOrder());
  const first = open();
  await first.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Broken');
  await first.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  const again = open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Broken');
  await again.click(button('Continue'));
  await again.click(button('Refund $96.00'));
  await screen.findByText('$96.00 refunded');
  expect(sessionStorage).toHaveLength(0);
});
