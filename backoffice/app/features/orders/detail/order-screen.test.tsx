import { screen, within } from '@testing-library/react';
import { receivePayment, shipOrder, showOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder, anOrderLine, aWithdrawal } from '../../../../testing/an-order.ts';
import { followLiveEvents } from '../../../../testing/live-events.ts';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { OrderScreen } from './order-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCustomFields, { items: [] });
});

const open = async (order: StaffOrder = anOrder(), options: Parameters<typeof show>[1] = {}) => {
  shop.answer(showOrder, order);
  const user = show(
    <Routes>
      <Route path="/orders/:id" element={<OrderScreen />} />
    </Routes>,
    { path: '/orders/1001', ...options },
  );
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  return user;
};

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const region = (name: string) => screen.getByRole('region', { name });

describe('steps', () => {
  test('the usual next step comes first, and opens its sheet at an address of its own', async () => {
    const user = await open();
    expect(buttons().slice(0, 4)).toEqual(['Ship', 'Refund', 'Change address', 'Cancel order']);
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    screen.getByRole('dialog', { name: 'Ship order' });
    expect(currentAddress()).toBe('/orders/1001?step=ship');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentAddress()).toBe('/orders/1001');
  });

  test.each([
    ['refund', 'Refund'],
    ['cancel', 'Cancel order'],
    ['receive-payment', 'Money received'],
    ['correct-tracking', 'Correct tracking'],
  ] as const)('the address of the step %s opens it', async (step, title) => {
    await open(anOrder({ steps: [step] }), { path: `/orders/1001?step=${step}` });
    screen.getByRole('dialog', { name: title });
  });

  test('a step that the order does not allow any more opens nothing', async () => {
    await open(anOrder({ state: 'shipped', steps: ['refund'] }), { path: '/orders/1001?step=ship' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('S and R open shipping and refunds, N goes to the note', async () => {
    const user = await open();
    await user.keyboard('n');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note for staff' }));
    await user.keyboard('s');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('r');
    screen.getByRole('dialog', { name: 'Refund' });
    await user.keyboard('s');
    expect(screen.queryByRole('dialog', { name: 'Ship order' })).toBeNull();
  });

  test('a viewer sees the order and can change nothing, not even by key or address', async () => {
    const user = await open(anOrder(), { role: 'read-only', path: '/orders/1001?step=ship' });
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Note for staff' })).toBeNull();
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
  });

  test('on a phone one button stays for the thumb, and the others are behind More', async () => {
    const user = await open(anOrder(), { isPhone: true });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await expectAccessible();
    await user.click(within(screen.getByRole('dialog', { name: 'More' })).getByRole('button', { name: 'Refund' }));
    screen.getByRole('dialog', { name: 'Refund' });
    expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull();
  });

  test('a withdrawal from the whole order puts Cancel in the place of Ship', async () => {
    await open(anOrder({ withdrawal: 'whole', withdrawals: [aWithdrawal()] }));
    expect(buttons()[0]).toBe('Cancel order');
    within(region('Withdrawn from the whole order')).getByText(/^Do not ship/);
    await expectAccessible();
  });

  test('the order is shown as it is after the step, without loading it again', async () => {
    shop.answer(shipOrder, anOrder({ state: 'shipped', steps: ['refund'], tracking: { number: '1Z', url: null } }));
    const user = await open(anOrder(), { path: '/orders/1001?step=ship' });
    await user.click(screen.getByRole('button', { name: /^Mark as shipped/ }));
    await within(await screen.findByRole('region', { name: 'Tracking' })).findByText('1Z');
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
    expect(shop.sentTo(showOrder)).toHaveLength(1);
  });

  test('an order that somebody else has changed is loaded again after the domain error', async () => {
    shop.sendError(receivePayment, 409, 'order.paid', 'The order is paid already.');
    const user = await open(anOrder({ steps: ['receive-payment'] }), { path: '/orders/1001?step=receive-payment' });
    shop.answer(showOrder, anOrder({ steps: ['ship'] }));
    await user.click(screen.getByRole('button', { name: /^Record payment/ }));
    await screen.findByRole('button', { name: 'Ship' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is shown', () => {
  test('lines with their options, totals as sold, and what went back', async () => {
    const mug = anOrderLine({
      options: [{ name: 'Color', value: 'Sand' }],
      image: 'https://shop.example/images/mug.jpg',
    });
    await open(anOrder({ refunded: '28.00', refundable: '68.00', lines: [mug] }));
    const items = region('Items');
    within(items).getByText('Color: Sand');
    within(items).getByText('2 × $28.00');
    within(items).getByText('−$28.00');
    const payment = region('Payment');
    within(payment).getByText('$68.00');
    await expectAccessible();
  });

  test('the payment is marked only where that says more than the state of the order', async () => {
    await open(anOrder({ state: 'paid', payment: 'paid' }));
    // The row of the amount is left.
    expect(within(region('Payment')).getAllByText('Paid')).toHaveLength(1);
  });

  test('an order that was shipped says that it is paid', async () => {
    await open(anOrder({ state: 'shipped', payment: 'paid' }));
    expect(within(region('Payment')).getAllByText('Paid')).toHaveLength(2);
  });

  test('the addresses, of which an equal one is not repeated, and the words of the customer', async () => {
    await open(anOrder({ comment: 'Please ring twice', phone: '+49 30 123' }));
    within(region('Billing address')).getByText('Same as the delivery address');
    within(region('Delivery address')).getByText('1 Oak Street');
    const customer = region('Customer');
    within(customer).getByText('Please ring twice');
    within(customer).getByText('Language: German');
    expect(within(customer).getByRole('link', { name: 'Call +49 30 123' }).getAttribute('href')).toBe('tel:+4930123');
    expect(within(customer).getByRole('link', { name: 'ann.lee@mail.example' }).getAttribute('href')).toBe(
      'mailto:ann.lee@mail.example',
    );
  });

  test('another billing address is shown whole', async () => {
    await open(anOrder({ billingAddress: ['Lee & Co', '5 High Street'] }));
    within(region('Billing address')).getByText('5 High Street');
  });

  test('refunds with their state, who made them, what went back to stock and why one failed', async () => {
    const refund = { since: '2025-11-04T09:00:00Z', reason: null, error: null, lines: [], actor: null };
    await open(
      anOrder({
        refunds: [
          {
            ...refund,
            amount: '28.00',
            state: 'done',
            actor: 'Rita Refund <rita@shop.example>',
            reason: 'Arrived broken',
            lines: [{ sku: 'MUG', amount: '28.00', restocked: 1 }],
          },
          { ...refund, amount: '5.00', state: 'failed', error: 'The card has expired.' },
        ],
      }),
    );
    const [first, second] = within(region('Payment'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(first).toMatch(/\$28\.00Done.*Rita Refund.*MUG \(\+1\)Arrived broken$/);
    expect(second).toMatch(/\$5\.00Failed.*Shop or customerThe card has expired\.$/);
  });

  test('the history, newest first, in the time of the shop', async () => {
    const event = { actor: null, text: null, amount: null, failure: null };
    await open(
      anOrder({
        history: [
          { ...event, at: '2025-11-03T09:15:00Z', event: 'awaiting-payment' },
          { ...event, at: '2025-11-03T09:20:00Z', event: 'failed', failure: 'declined' },
          { ...event, at: '2025-11-03T23:30:00Z', event: 'refund', amount: '5.00', actor: 'command', text: 'Late' },
        ],
      }),
    );
    const entries = within(region('History')).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Refund $5.00LateNov 4, 2025, 12:30 AM · Command line',
      'Payment declinedNov 3, 2025, 10:20 AM · Shop or customer',
      'Placed, waiting for the paymentNov 3, 2025, 10:15 AM · Shop or customer',
    ]);
  });

  test('a parcel without a number says so, one with a link can be followed', async () => {
    await open(anOrder({ state: 'shipped' }));
    within(region('Tracking')).getByText('Shipped without a tracking number');
  });

  test('amounts and days are those of the language', async () => {
    await open(anOrder(), { language: 'de' });
    expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain('96,00 $');
    expect(document.body.textContent).toContain('03.11.2025');
  });
});

test('an order that does not exist leads back to the list', async () => {
  shop.sendError(showOrder, 404, 'order.unknown', 'Not found');
  show(
    <Routes>
      <Route path="/orders/:id" element={<OrderScreen />} />
    </Routes>,
    { path: '/orders/5' },
  );
  await screen.findByRole('heading', { level: 1, name: 'There is no such order' });
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders');
  await expectAccessible();
});

test('without a connection the order can be asked for again', async () => {
  shop.answer(showOrder, () => {
    throw new Error('lost');
  });
  const user = show(
    <Routes>
      <Route path="/orders/:id" element={<OrderScreen />} />
    </Routes>,
    { path: '/orders/1001' },
  );
  await screen.findByText('This could not be loaded');
  await expectAccessible();
  shop.answer(showOrder, anOrder());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Ship' });
});

test('an event of this order loads it again, an event of another one does not', async () => {
  const send = followLiveEvents();
  await open();
  shop.answer(showOrder, anOrder({ withdrawal: 'whole', withdrawals: [aWithdrawal()] }));
  send({ kind: 'order', id: 2002 });
  send({ kind: 'order', id: 1001 });
  await screen.findByRole('region', { name: 'Withdrawn from the whole order' });
  expect(shop.sentTo(showOrder)).toHaveLength(2);
});

test('items have the name of the store, with the words of the customer where they differ', async () => {
  await open(
    anOrder({
      lines: [
        anOrderLine({
          sku: 'MUG',
          name: 'Tasse',
          storeName: 'Mug, Indigo',
          options: [{ name: 'Couleur', value: 'Indigo' }],
        }),
      ],
    }),
  );
  screen.getByText('Mug, Indigo');
  screen.getByText('Ordered as: Tasse, Indigo');
});
