import { screen, waitFor, within } from '@testing-library/react';
import { searchCatalog } from '@vitrine/contract/catalog/staff-catalog.ts';
import { readOpening } from '@vitrine/contract/checkout/staff-checkout.ts';
import type { Opening } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import { readMailSettings } from '@vitrine/contract/mail/staff-mail.ts';
import { countTodo, searchOrders } from '@vitrine/contract/orders/staff-orders.ts';
import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { aProductRow } from '../../../../testing/a-product.ts';
import { anOrderSummary } from '../../../../testing/an-order.ts';
import { followLiveEvents } from '../../../../testing/live-events.ts';
import { show } from '../../../../testing/show.tsx';
import { someMailSettings } from '../../../../testing/some-settings.ts';
import { readFilters } from '../../../hooks/use-filters.ts';
import { orderFilters } from '../order-queries.ts';
import { TodayScreen, todoFrom } from './today-screen.tsx';

let shop: StandInShop;
const nothing: TodoCounts = {
  toShip: 0,
  transfersAwaited: 0,
  refundsOwed: 0,
  reviewsWaiting: 0,
  messagesOfWeek: 0,
  withdrawnOrders: 0,
  withdrawals: 0,
  lowStock: 0,
  unpaidLong: 0,
  overdueUntil: '2026-11-14',
  soldOut: 0,
  withoutPrice: 0,
  withoutPicture: 0,
  failedMails: 0,
  demoSettings: 0,
  sales: null,
};
const sold = (today: [string, number], before: [string, number]): TodoCounts['sales'] => ({
  currency: 'USD',
  today: { total: today[0], orders: today[1] },
  sameWeekday: { total: before[0], orders: before[1] },
  days: [
    { day: '2026-11-16', total: '0.00', orders: 0 },
    { day: '2026-11-17', total: today[0], orders: today[1] },
  ],
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(searchOrders, aPage([anOrderSummary()]));
  shop.answer(readOpening, { steps: [] });
  shop.answer(searchCatalog, aPage([]));
  shop.answer(readMailSettings, someMailSettings());
});

const open = async (work: Partial<TodoCounts>, options: Parameters<typeof show>[1] = {}) => {
  shop.answer(countTodo, { ...nothing, ...work });
  const user = show(<TodayScreen />, options);
  await waitFor(() => expect(screen.queryByText(/^(Loading|Wird geladen|Chargement)/)).toBeNull());
  return user;
};

test('what waits leads to the list that shows exactly this, the most urgent first', async () => {
  await open({ toShip: 2, withdrawnOrders: 1, lowStock: 3 });
  expect(
    within(screen.getByRole('region', { name: 'To do' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1order withdrawn from', '/orders?work=withdrawals'],
    ['2orders to ship', '/orders?work=to-ship'],
    ['3products low in stock', '/products?stock=low'],
  ]);
  await expectAccessible();
});

test('what has no screen yet says where it is done', async () => {
  await open({ messagesOfWeek: 1 });
  screen.getByText(/^message/);
  screen.getByText('For now, this is done on the computer that runs the shop.');
  expect(within(screen.getByRole('region', { name: 'To do' })).queryByRole('link')).toBeNull();
});

test('a day without work says so, and what the role does not see is left out', async () => {
  await open({ toShip: null, sales: null });
  screen.getByText('Nothing is waiting for you.');
  expect(screen.queryByRole('heading', { name: 'Sales today' })).toBeNull();
  await expectAccessible();
});

test.each([
  [['150.00', 3], ['100.00', 2], '50% more than a week ago'],
  [['50.00', 1], ['100.00', 2], '50% less than a week ago'],
  [['100.00', 1], ['100.00', 2], 'As much as a week ago'],
] as const)('sales of %j after %j a week ago: %s', async (today, before, compared) => {
  await open({ sales: sold([...today], [...before]) });
  screen.getByText(compared);
  expect(document.body.textContent).toContain('Last week until this hour: $100.00, 2 orders');
});

test('a first sale is compared with nothing, and a shop that never sold shows no comparison', async () => {
  await open({ sales: sold(['20.00', 1], ['0.00', 0]) });
  screen.getByText('1 order');
  expect(screen.queryByText(/a week ago/)).toBeNull();
});

test('amounts and percentages are those of the language', async () => {
  await open({ sales: sold(['112.50', 3], ['100.00', 2]) }, { language: 'de' });
  const text = document.body.textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain('112,50 $');
  expect(text).toContain('13 % mehr');
});

test('an event of the shop counts again', async () => {
  const send = followLiveEvents();
  await open({ toShip: 1 });
  shop.answer(countTodo, { ...nothing, toShip: 2 });
  send({ kind: 'order-new', id: 5 });
  await screen.findByText('orders to ship');
});

test('each of the last days is a bar with its text', async () => {
  await open({ sales: sold(['150.00', 3], ['100.00', 2]) });
  const chart = screen.getByRole('figure');
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon, Nov 16: $0.00, 0 orders', 'Tue, Nov 17: $150.00, 3 orders']);
  await expectAccessible();
});

test('the last orders lead to each of them', async () => {
  await open({});
  const order = await screen.findByRole('link', { name: new RegExp(anOrderSummary().customer) });
  expect(order.getAttribute('href')).toBe(`/orders/${anOrderSummary().id}`);
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
});

test('a shop that has never sold shows first steps, those that the role may do', async () => {
  shop.answer(searchOrders, aPage([]));
  await open({}, { role: 'orders' });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Protect your account/),
    expect.stringMatching(/^Place an order in your shop/),
  ]);
  await expectAccessible();
});

test('a first step that is done is left out', async () => {
  shop.answer(searchOrders, aPage([]));
  shop.answer(searchCatalog, aPage([aProductRow()]));
  await open({});
  await screen.findByRole('link', { name: /^Set the mail server/ });
  expect(screen.queryByRole('link', { name: /^Add your products/ })).toBeNull();
});

test('a shop with a mail server is not asked for one', async () => {
  shop.answer(searchOrders, aPage([]));
  shop.answer(readMailSettings, someMailSettings({ delivery: 'server' }));
  await open({});
  await screen.findByRole('link', { name: /^Add your products/ });
  expect(screen.queryByRole('link', { name: /^Set the mail server/ })).toBeNull();
});

describe('an emptied shop', () => {
  const names = ['identity', 'delivery', 'payment', 'taxes', 'terms'] as const;
  /** A shop in which only these are done. */
  const haveDone = (...done: readonly Opening['steps'][number]['name'][]) =>
    shop.answer(readOpening, {
      steps: names.map((name, index) => ({ name, isDone: done.includes(name), isRequired: index < 3 })),
    });
  const linksOf = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('is told what it needs before it opens; each leads to its screen', async () => {
    haveDone('delivery');
    shop.answer(searchOrders, aPage([]));
    await open({});
    const title = 'Before your shop opens';
    await screen.findByRole('region', { name: title });
    expect(linksOf(title)).toEqual(['/shop', '/payments', '/sales-rules', '/pages']);
    const rows = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Name, address and email: missing/),
      'A way of delivery: done',
      expect.stringMatching(/^A payment method: missing/),
      expect.stringMatching(/^Taxes: missing.*The shop opens without it\.$/),
      expect.stringMatching(/^Terms of sale: missing.*The shop opens without it\.$/),
    ]);
    // The first steps do not say it again.
    await screen.findByRole('link', { name: /^Add your products/ });
    expect(linksOf('First steps')).toEqual(['/products/new', '/email', '/account', '/staff', 'https://shop.example']);
    await expectAccessible();
  });

  test('that is open is told what is still missing', async () => {
    haveDone('identity', 'delivery', 'payment', 'terms');
    await open({});
    await screen.findByRole('region', { name: 'Your shop is open' });
    expect(linksOf('Your shop is open')).toEqual(['/sales-rules']);
  });

  test('that has everything is told nothing', async () => {
    haveDone(...names);
    shop.answer(searchOrders, aPage([]));
    await open({});
    await screen.findByRole('region', { name: 'First steps' });
    expect(screen.queryByRole('region', { name: /open/ })).toBeNull();
    expect(linksOf('First steps')).not.toContain('/payments');
  });

  test('leads nobody to a screen that is not theirs', async () => {
    haveDone('identity', 'delivery', 'taxes', 'terms');
    await open({}, { role: 'manager' });
    await screen.findByRole('region', { name: 'Before your shop opens' });
    expect(linksOf('Before your shop opens')).toEqual([]);
    document.body.replaceChildren();
    await open({}, { role: 'orders' });
    expect(screen.queryByRole('region', { name: 'Before your shop opens' })).toBeNull();
  });
});

test('without the permission orders are not asked for', async () => {
  await open({}, { role: 'editor' });
  expect(shop.sentTo(searchOrders)).toHaveLength(0);
});

test('hints lead to what is to be mended', async () => {
  await open({ soldOut: 2, withoutPrice: 1, withoutPicture: 1, failedMails: 1, demoSettings: 2 });
  const hints = within(screen.getByRole('region', { name: 'Worth a look' }));
  expect(hints.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2entries of your name and address are still those of the demo shop, also on invoices. Enter yours', '/shop'],
    ['1email could not be sent in the last 30 days', '/failed-mails'],
    ['2visible products are sold out, wholly or in part', '/products?visible=yes&stock=out'],
    ['1visible product costs nothing', '/products?visible=yes&price=none'],
    ['1visible product has no picture', '/products?visible=yes&picture=none'],
  ]);
  screen.getByText('Nothing is waiting for you.');
  await expectAccessible();
});

test('without hints their heading is missing', async () => {
  await open({ toShip: 1 });
  expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull();
});

test('counts that cannot be loaded can be asked for again', async () => {
  shop.answer(countTodo, () => {
    throw new Error('lost');
  });
  const user = show(<TodayScreen />);
  await screen.findByText('This could not be loaded');
  shop.answer(countTodo, nothing);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing is waiting for you.');
});

test('only what waits is listed; what the role does not see is left out', () => {
  expect(todoFrom(nothing)).toEqual([]);
  expect(
    todoFrom({ ...nothing, toShip: 2, refundsOwed: null, lowStock: 1 }).map(({ name, count }) => [name, count]),
  ).toEqual([
    ['toShip', 2],
    ['lowStock', 1],
  ]);
});

test('its links are filters that the list of orders knows', () => {
  const all = todoFrom({
    ...nothing,
    toShip: 1,
    transfersAwaited: 1,
    refundsOwed: 1,
    withdrawnOrders: 1,
    unpaidLong: 1,
  });
  const filters = all.map(({ path = '' }) => readFilters(new URLSearchParams(path.split('?')[1]), orderFilters));
  expect(filters).toEqual([
    { work: 'withdrawals' },
    { work: 'to-ship' },
    { work: 'transfers' },
    { work: 'refunds' },
    { work: 'transfers', until: '2026-11-14' },
  ]);
});
