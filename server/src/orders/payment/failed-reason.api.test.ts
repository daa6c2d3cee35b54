// Why an order was not paid, as staff see it in the list and in the history.

import { restoreCart } from '@vitrine/contract/orders/orders.ts';
import type { OrderSummary, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import type { FailedReason } from '../../payments/payments.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-17T10:00:00Z');
let shop: TestShop;
let provider: ScriptedProvider;
let owner: TestStaff;
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, () => now, {
    payments: { adapters: [provider.adapter], methods: ['scripted'] },
  });
  await shop.importYaml(
    'products: [{ sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }]',
  );
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const newOrder = () => order(shop, { THING: 1 });
const get = async <T>(path: string) => (await shop.get(`private/${path}`, owner.headers)).body as T;
async function shown(id: number) {
  const { items } = await get<{ items: OrderSummary[] }>(`orders?q=${id}`);
  const { failure, history } = await get<StaffOrder>(`orders/${id}`);
  const listed = items.find((one) => one.id === id);
  expect(listed?.failure).toBe(failure);
  const { event, failure: kept } = history.at(-1) ?? {};
  return { state: listed?.state, failure, event, kept };
}

async function fail(id: number, failure?: FailedReason) {
  const payment = provider.paymentOf(id);
  payment.state = 'failed';
  if (failure) payment.failure = failure;
  await shop.reconcile();
}

test.each(['declined', 'canceled'] as const)(
  'a payment that was %s says so, not that it came too late',
  async (why) => {
    const { id } = await newOrder();
    await fail(id, why);
    expect(await shown(id)).toEqual({ state: 'failed', failure: why, event: 'failed', kept: why });
  },
);

test('a provider that gives no reason leaves it unknown', async () => {
  const { id } = await newOrder();
  await fail(id);
  expect(await shown(id)).toEqual({ state: 'failed', failure: null, event: 'failed', kept: null });
});

test('an order whose time is over was not paid in time, and a late payment ends that', async () => {
  const { id } = await newOrder();
  now = new Date(now.getTime() + 2 * HOUR);
  await shop.reconcile();
  expect(await shown(id)).toEqual({ state: 'failed', failure: 'expired', event: 'failed', kept: 'expired' });
  provider.paymentOf(id).state = 'paid';
  await shop.send(provider.event(id));
  await shop.reconcile();
  expect(await shown(id)).toMatchObject({ state: 'paid', failure: null });
  const { history } = await get<StaffOrder>(`orders/${id}`);
  expect(history.map(({ failure }) => failure)).toContain('expired');
});

test('going back to the cart is no failed payment, unless the card was declined before', async () => {
  const left = await newOrder();
  await shop.call(restoreCart, { params: { id: left.id }, query: { key: left.key } });
  expect(await shown(left.id)).toMatchObject({ state: 'canceled', failure: null });
  const declined = await newOrder();
  provider.paymentOf(declined.id).failure = 'declined';
  await shop.call(restoreCart, { params: { id: declined.id }, query: { key: declined.key } });
  expect(await shown(declined.id)).toMatchObject({ state: 'canceled', failure: 'declined', kept: 'declined' });
});
