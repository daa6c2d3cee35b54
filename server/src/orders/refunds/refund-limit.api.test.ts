// Money that is given back without a confirmation: how much at once, of one order, and by one person or token in a day.

import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { order } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { bearer } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { postStaff, signInAs } from '../../../testing/test-staff.ts';
import { bankTransfer } from '../../payments/bank-transfer.ts';
import { orders, refunds } from '../orders-tables.ts';

let shop: TestShop;
let provider: ScriptedProvider;
/** Far from the time of the database: the limit must not depend on the clock of a process. */
const now = new Date('2031-05-17T10:00:00Z');

beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, () => now, {
    payments: {
      adapters: [provider.adapter, bankTransfer],
      methods: ['scripted', 'bank-transfer'],
      bankAccount: 'US00 1234',
    },
  });
  await shop.importYaml(`
products:
  - { sku: SMALL, categories: [living], name: Small, price: 110, stock: 900, visible: true }
  - { sku: LARGE, categories: [living], name: Large, price: 900, stock: 900, visible: true }`);
});
afterEach(async () => {
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;
const paid = async (sku: 'SMALL' | 'LARGE'): Promise<number> => {
  const { id } = await order(shop, { [sku]: 1 });
  provider.paymentOf(id).state = 'paid';
  await shop.reconcile();
  return id;
};
const transferred = async (sku: 'SMALL' | 'LARGE'): Promise<number> => {
  const { id } = await order(shop, { [sku]: 1 }, { method: 'bank-transfer' });
  await shop.commands.receivePayment(id);
  return id;
};
const person = async (confirmed = false): Promise<Headers> => (await signInAs(shop, 'orders', { confirmed })).headers;
const token = async (): Promise<Headers> => {
  const { headers } = await signInAs(shop, 'owner');
  const asked = { name: 'Returns', permissions: ['orders.r', 'refunds.w'], days: 1 };
  return bearer(((await postStaff(shop, 'tokens', asked, headers)).body as { token: string }).token);
};
const refund = (id: number, amount: string | null, who: Headers, key = '') =>
  postStaff(shop, `orders/${id}/refund`, { amount, reason: null }, { ...who, ...(key && { 'idempotency-key': key }) });
const cancel = (id: number, who: Headers) => postStaff(shop, `orders/${id}/cancel`, { reason: null }, who);
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const MUST_CONFIRM = [403, 'staff.confirm'];
const NOT_BY_TOKEN = [403, 'staff.not-by-token'];
const refundsOf = (id: number) => shop.database.db.select().from(refunds).where(eq(refunds.orderId, id));
const stateOf = async (id: number) =>
  (await shop.database.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;

test('canceling a paid order asks for the confirmation that its refund needs', async () => {
  const id = await paid('LARGE');
  const who = await person();
  expect(codeOf(await cancel(id, who))).toEqual(MUST_CONFIRM);
  expect([await stateOf(id), await refundsOf(id)]).toEqual(['paid', []]);
  expect(codeOf(await cancel(id, await token()))).toEqual(NOT_BY_TOKEN);
  expect([await stateOf(id), await refundsOf(id)]).toEqual(['paid', []]);
  expect((await cancel(id, await person(true))).status).toBe(200);
  expect([await stateOf(id), (await refundsOf(id)).length]).toEqual(['canceled', 1]);
  // Somebody who may not cancel it any more is told so without a question.
  expect(codeOf(await cancel(id, who))).toEqual([409, 'order.not-cancelable']);
});

/** Every step of an order that the contract has, with a body that it accepts. */
const steps: Record<string, object> = {
  shipOrder: { tracking: null },
  refundOrder: { amount: null, reason: null },
  cancelOrder: { reason: null },
  changeOrderAddress: { address: {}, version: '' },
  receivePayment: {},
  addOrderNote: { text: 'Give it all back' },
  saveOrderFields: { fields: {}, version: '' },
};

test('no step of an order gives a large amount back without a confirmation (SECURITY-1)', async () => {
  const ofOrder = staffEndpoints
    .map(({ endpoint }): Endpoint => endpoint)
    .filter(({ path, method }) => path.startsWith('private/orders/{id}') && method !== 'GET');
  expect(ofOrder.map(({ name }) => name).sort()).toEqual(Object.keys(steps).sort());
  for (const who of [await person(), await token()])
    for (const { name, method, path } of ofOrder) {
      const id = await paid('LARGE');
      const url = `/api/v1/${path.replace('{id}', String(id))}`;
      await shop.send({ method, url, headers: who, payload: steps[name] ?? {} });
      expect(await refundsOf(id), name).toEqual([]);
    }
});

test('a small order, and one of which nothing is given back, is canceled without a confirmation', async () => {
  const who = await person();
  expect((await cancel(await paid('SMALL'), who)).status).toBe(200);
  const { id: unpaid } = await order(shop, { LARGE: 1 });
  expect((await cancel(unpaid, who)).status).toBe(200);
  expect((await cancel(await transferred('LARGE'), who)).status).toBe(200);
});

test.each([
  ['a person', person, MUST_CONFIRM],
  ['a token', token, NOT_BY_TOKEN],
])('slices of one order count together, for %s', async (_, caller, domainError) => {
  for (const buy of [paid, transferred]) {
    const [id, who] = [await buy('LARGE'), await caller()];
    expect((await refund(id, '150', who)).status).toBe(200);
    expect(codeOf(await refund(id, '50.01', who))).toEqual(domainError);
    // Others do not get a share of their own of the same order.
    expect(codeOf(await refund(id, '50.01', await caller()))).toEqual(domainError);
    expect((await refund(id, '50', who)).status).toBe(200);
    expect(codeOf(await refund(id, '0.01', who))).toEqual(domainError);
    if (buy === paid) expect(codeOf(await cancel(id, who))).toEqual(domainError);
    expect((await refundsOf(id)).length).toBe(2);
    expect((await refund(id, '500', await person(true))).status).toBe(200);
  }
});

test.each([
  ['a person', person, MUST_CONFIRM],
  ['a token', token, NOT_BY_TOKEN],
])('refunds and cancellations of several orders count together, for %s', async (_, caller, domainError) => {
  const who = await caller();
  expect((await refund(await paid('SMALL'), '90', who)).status).toBe(200);
  const canceled = await paid('SMALL');
  expect((await cancel(canceled, who)).status).toBe(200);
  const third = await paid('SMALL');
  expect(codeOf(await refund(third, '50', who))).toEqual(domainError);
  expect(codeOf(await cancel(third, who))).toEqual(domainError);
  expect((await refund(third, '50', await caller())).status).toBe(200);
});

test('what was confirmed, has failed, or is older than a day by the clock of the database does not count', async () => {
  const { headers: who, sessionId } = await signInAs(shop, 'orders');
  const confirmed = await paid('LARGE');
  expect((await refund(confirmed, '700', who)).status).toBe(200);
  await shop.database.db.execute(sql`update staff_sessions set confirmed_until = null where id = ${sessionId}`);
  const id = await paid('LARGE');
  const ofId = sql`where order_id = ${id}`;
  expect((await refund(id, '200', who)).status).toBe(200);
  expect(codeOf(await refund(id, '1', who))).toEqual(MUST_CONFIRM);
  await shop.database.db.execute(sql`update refunds set created_at = now() - interval '23 hours 59 minutes' ${ofId}`);
  expect(codeOf(await refund(id, '1', who))).toEqual(MUST_CONFIRM);
  await shop.database.db.execute(sql`update refunds set created_at = now() - interval '24 hours 1 minute' ${ofId}`);
  expect((await refund(id, '200', who)).status).toBe(200);
  expect(codeOf(await refund(id, '1', who))).toEqual(MUST_CONFIRM);
  await shop.database.db.execute(sql`update refunds set failed_at = now(), done_at = null ${ofId}`);
  expect((await refund(id, '200', who)).status).toBe(200);
  await shop.database.db.execute(sql`update refunds set failed_at = null, done_at = now() ${ofId}`);
});

test('of several at once only as many pass as one after another', async () => {
  const who = await person();
  const ids = [await paid('SMALL'), await paid('SMALL'), await paid('SMALL'), await paid('SMALL')];
  const different = await Promise.all(ids.map((id, n) => (n % 2 ? cancel(id, who) : refund(id, '101', who))));
  expect(different.filter(({ status }) => status === 200).length).toBe(1);
  expect(different.filter((one) => codeOf(one)[1] === 'staff.confirm').length).toBe(3);
  const id = await paid('LARGE');
  const callers = [await token(), await token(), await token()];
  const same = await Promise.all(callers.map((caller) => refund(id, '120', caller)));
  expect(same.map((one) => codeOf(one)[0]).sort()).toEqual([200, 403, 403]);
});

test('a repeat with the same key gives nothing back, and needs no confirmation', async () => {
  const [id, who] = [await paid('LARGE'), await person()];
  for (let n = 0; n < 3; n += 1) expect((await refund(id, '150', who, 'once')).status).toBe(200);
  expect((await refundsOf(id)).length).toBe(1);
});

test('commands on the machine are trusted, and do not use up the limit of anybody', async () => {
  const id = await paid('LARGE');
  await shop.commands.refundOrder(id, '700');
  expect((await refund(id, '150', await person())).status).toBe(200);
  await shop.commands.cancelOrder(id);
  expect(await stateOf(id)).toBe('canceled');
});
