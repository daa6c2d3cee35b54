import { screen, waitFor, within } from '@testing-library/react';
import { exportOrders, printOrders, searchOrders } from '@vitrine/contract/orders/staff-orders.ts';
import type { OrderSummary } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { anOrderSummary } from '../../../../testing/an-order.ts';
import { followLiveEvents } from '../../../../testing/live-events.ts';
import { aFile, recordSavedFiles } from '../../../../testing/saved-files.ts';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { OrdersScreen } from './orders-screen.tsx';

let shop: StandInShop;
const orders = [
  anOrderSummary({ hasNote: true }),
  anOrderSummary({ id: 1002, number: '1002', customer: 'Bea Roy', withdrawal: 'whole' }),
  anOrderSummary({
    id: 1003,
    number: '1003',
    customer: 'Cem Kaya',
    state: 'failed',
    payment: 'failed',
    failure: 'declined',
  }),
];

beforeEach(() => {
  shop = standInShop();
});

const open = async (items: OrderSummary[] = orders, options: Parameters<typeof show>[1] = {}) => {
  shop.answer(searchOrders, aPage(items));
  const user = show(<OrdersScreen />, { path: '/orders', ...options });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return user;
};

const queries = () => shop.sentTo(searchOrders).map(({ query }) => query);
const link = (number: string) => screen.getByRole('link', { name: number });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

describe('rows', () => {
  test('name order, customer, total and state, and that there is a note', async () => {
    await open();
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('Ann Lee');
    expect(first?.textContent).toContain('$96.00');
    expect(first?.textContent).toContain('Has a note');
    expect(second?.textContent).toContain('Withdrawn');
    expect(second?.textContent).not.toContain('Has a note');
    expect(third?.textContent).toContain('Payment declined');
    expect(link('1001').getAttribute('href')).toBe('/orders/1001');
    screen.getByText('3 of 3 shown');
    await expectAccessible();
  });

  test('are cards on a phone, where an order that is paid can be shipped at once', async () => {
    await open(orders, { isPhone: true });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ship 1001' }).getAttribute('href')).toBe('/orders/1001?step=ship');
    // Nobody ships what was withdrawn from, or was not paid.
    expect(screen.getAllByRole('link', { name: /^Ship/ })).toHaveLength(1);
    for (const number of ['1002', '1003']) expect(link(number).getAttribute('href')).toBe(`/orders/${number}`);
    await expectAccessible();
  });

  test('J and K move between them, X selects, / goes to the search', async () => {
    const user = await open();
    await user.keyboard('jj');
    expect(document.activeElement).toBe(link('1002'));
    await user.keyboard('k');
    expect(document.activeElement).toBe(link('1001'));
    await user.keyboard('x');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select order 1001' }).checked).toBe(true);
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('');
    await user.keyboard('j');
    expect(search().value).toBe('j');
  });

  test('keys can be turned off for people whose speech input types letters', async () => {
    const user = await open();
    await user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts', hidden: true }));
    await user.keyboard('j');
    expect(document.activeElement).not.toBe(link('1001'));
  });
});

describe('filters', () => {
  test('are in the address, and what the list does not know is left out', async () => {
    await open(orders, { path: '/orders?work=to-ship&state=eaten&from=yesterday' });
    expect(screen.getByRole('button', { name: 'To ship' }).getAttribute('aria-pressed')).toBe('true');
    expect(queries()[0]).toMatchObject({ work: 'to-ship' });
    expect(Object.keys(queries()[0] ?? {})).not.toEqual(expect.arrayContaining(['state', 'from']));
  });

  test('a second press takes a choice back; a state and a kind of work exclude each other', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    expect(currentAddress()).toBe('/orders?work=to-ship');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'shipped');
    expect(currentAddress()).toBe('/orders?state=shipped');
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    expect(currentAddress()).toBe('/orders');
  });

  test('the search follows what is typed, and Enter does not wait for a pause', async () => {
    const user = await open();
    await user.type(search(), 'lee');
    await waitFor(() => expect(queries().at(-1)?.q).toBe('lee'));
    await user.type(search(), ' ann{Enter}');
    expect(currentAddress()).toBe('/orders?q=lee+ann');
  });

  test('Escape and the button empty the search', async () => {
    const user = await open(orders, { path: '/orders?q=lee' });
    await user.type(search(), '{Escape}');
    expect(search().value).toBe('');
    expect(currentAddress()).toBe('/orders');
    await user.type(search(), 'bea');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('');
  });

  test('filters that leave nothing are named as the reason, with a button that clears them', async () => {
    const user = await open([], { path: '/orders?q=nobody' });
    await screen.findByText('No order matches');
    await expectAccessible();
    shop.answer(searchOrders, aPage(orders));
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await screen.findByRole('link', { name: '1001' });
    expect(currentAddress()).toBe('/orders');
  });

  test('the rows of before stay, marked as busy, while others are loaded', async () => {
    const user = await open();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aPage<OrderSummary>>>();
    shop.answer(searchOrders, () => promise);
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    expect(link('1003').closest('[aria-busy=true]')).not.toBeNull();
    resolve(aPage(orders.slice(0, 1)));
    await waitFor(() => expect(screen.queryByRole('link', { name: '1003' })).toBeNull());
  });
});

describe('states', () => {
  test('a shop without orders says so and leads to the shop', async () => {
    await open([]);
    await screen.findByText('No orders yet');
    screen.getByRole('link', { name: 'Open the shop' });
    await expectAccessible();
  });

  test('a list that cannot be loaded can be asked for again', async () => {
    shop.answer(searchOrders, () => {
      throw new Error('lost');
    });
    const user = show(<OrdersScreen />, { path: '/orders' });
    await screen.findByText('This could not be loaded');
    await expectAccessible();
    shop.answer(searchOrders, aPage(orders));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: '1001' });
  });

  test('Load more adds the next page after the last row', async () => {
    shop.answer(searchOrders, ({ query }) =>
      query.after === 'x2'
        ? aPage([anOrderSummary({ id: 9, number: '9' })])
        : { ...aPage(orders), total: 4, next: 'x2' },
    );
    const user = show(<OrdersScreen />, { path: '/orders' });
    await screen.findByText('3 of 4 shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('link', { name: '9' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    link('1001');
  });

  test('a next page that is lost on its way is told, and the rows stay', async () => {
    shop.answer(searchOrders, ({ query }) => {
      if (query.after) throw new Error('lost');
      return { ...aPage(orders), total: 4, next: 'x2' };
    });
    const user = show(<OrdersScreen />, { path: '/orders' });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('This could not be loaded');
    link('1001');
    shop.answer(searchOrders, aPage([anOrderSummary({ id: 9, number: '9' })]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: '9' });
  });

  test('new orders are told and appear only when somebody asks', async () => {
    const send = followLiveEvents();
    const user = await open(orders.slice(1));
    shop.answer(searchOrders, aPage(orders));
    send({ kind: 'order-new', id: 1001 });
    await screen.findByText('There are new orders.');
    expect(screen.queryByRole('link', { name: '1001' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await screen.findByRole('link', { name: '1001' });
    expect(screen.queryByText('There are new orders.')).toBeNull();
  });

  test('when events may be missing, the list says that it may be out of date', async () => {
    const send = followLiveEvents();
    await open();
    send({ kind: 'everything', id: null });
    await screen.findByText('The list may be out of date.');
  });
});

describe('selected orders', () => {
  test('are printed together, and stay selected when a filter hides them', async () => {
    const saved = recordSavedFiles();
    shop.answer(printOrders, new Uint8Array());
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select order 1001' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order 1003' }));
    screen.getByText('2 selected');
    shop.answer(searchOrders, aPage([]));
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    await screen.findByText('No order matches');
    await user.click(screen.getByRole('button', { name: 'Packing slips (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['packing-slips.pdf']));
    expect(shop.sentTo(printOrders).map(({ body }) => body.ids)).toEqual([[1001, 1003]]);
    await user.click(screen.getByRole('button', { name: 'Unselect' }));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  test('one box selects all that are shown, and takes them back', async () => {
    const user = await open();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown orders' });
    await user.click(all);
    screen.getByText('3 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select order 1002' }));
    expect(all.checked).toBe(false);
    await user.click(all);
    await user.click(all);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe('the table as a file', () => {
  test('has the filters that are shown', async () => {
    const saved = recordSavedFiles();
    shop.answer(exportOrders, aFile);
    const user = await open(orders, { path: '/orders?state=paid' });
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toEqual(['Orders.csv']));
    expect(shop.sentTo(exportOrders)[0]?.query).toMatchObject({ state: 'paid' });
  });

  test('is not for people who may only read', async () => {
    await open(orders, { role: 'read-only' });
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
    within(screen.getByRole('table')).getByRole('link', { name: '1001' });
  });

  test('a domain error is told', async () => {
    shop.sendError(exportOrders, 403, 'staff.forbidden', 'Your role does not allow this.');
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await screen.findByText('Your role does not allow this.');
  });
});
