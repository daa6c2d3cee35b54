// Refunds follow their own status at the provider, heal after a crash, and do not wait for each other.

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { writtenMails } from '../../../testing/outbox.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { ProviderRefused, ProviderUnavailable } from '../../payments/payments.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let shop: TestShop;
let provider: ScriptedProvider;
let now = new Date();

/** Runs before a call of the provider; a test sets what goes wrong with which payment. */
let before: (call: string, reference: string) => void;

beforeAll(async () => {
  provider = new ScriptedProvider();
  const { adapter } = provider;
  shop = await openTestShop(undefined, () => now, {
    payments: {
      adapters: [
        {
          ...adapter,
          open: async (context) => {
            const opened = await adapter.open(context);
            const { online } = opened.provider;
            if (!online) throw new Error('the scripted provider is online');
            const broken = {
              ...online,
              ask: async (reference: string) => {
                before('ask', reference);
                return online.ask(reference);
              },
              refund: async (reference: string, refund: { amount: number; key: string }) => {
                before('refund', reference);
                return online.refund(reference, refund);
              },
            };
            return { ...opened, provider: { ...opened.provider, online: broken } };
          },
        },
      ],
    },
  });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }`);
});
beforeEach(() => {
  before = () => {};
  provider.refundState = 'done';
});
afterEach(async () => {
  before = () => {};
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
afterAll(() => shop.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const paidOrder = async () => {
  const made = await order(shop, { DOLLAR: 1 });
  provider.paymentOf(made.id).state = 'paid';
  await tell(made.id);
  return made.id;
};
const tell = async (id: number) => {
  await shop.send(provider.event(id));
  await shop.reconcile();
};
const refundsOf = async (id: number) =>
  (await shop.commands.showOrder(id)).refunds.map(({ state, lastError }) => [state, lastError]);
const openRefunds = async () => (await shop.commands.listOpenRefunds()).map(({ orderId, state }) => [orderId, state]);
const refundedOf = async (id: number) =>
  (
    await shop.database.db.execute<{ state: string; refunded: number }>(
      sql`select state, refunded from orders where id = ${id}`,
    )
  ).rows[0];
const refundMails = async (id: number) =>
  (await writtenMails(shop.database)).filter(({ key }) => key.startsWith(`order-refunded ${id} `)).length;

test('a pending refund is not done until its webhook reports it', async () => {
  const id = await paidOrder();
  provider.refundState = 'pending';
  await shop.commands.refundOrder(id, null);
  expect(await refundsOf(id)).toEqual([['pending', null]]);
  expect(await openRefunds()).toContainEqual([id, 'pending']);
  expect(await refundedOf(id)).toEqual({ state: 'paid', refunded: 0 });
  expect(await refundMails(id)).toBe(0);
  provider.settleRefund(id, 'done');
  await tell(id);
  expect(await refundsOf(id)).toEqual([['done', null]]);
  expect(await refundedOf(id)).toEqual({ state: 'refunded', refunded: provider.paymentOf(id).amount });
  expect(await refundMails(id)).toBe(1);
  expect(await openRefunds()).not.toContainEqual([id, 'pending']);
});

test('a pending refund with a lost webhook is requested later', async () => {
  const id = await paidOrder();
  provider.refundState = 'pending';
  await shop.commands.refundOrder(id, null);
  provider.settleRefund(id, 'done');
  later(20 * SECOND);
  await shop.reconcile();
  expect(await refundsOf(id)).toEqual([['done', null]]);
});

test('a failed refund is shown to the merchant, not counted and not repeated automatically', async () => {
  const id = await paidOrder();
  provider.refundState = 'pending';
  await shop.commands.refundOrder(id, null);
  provider.settleRefund(id, 'failed', 'expired_or_canceled_card');
  await tell(id);
  expect(await refundsOf(id)).toEqual([['failed', 'expired_or_canceled_card']]);
  expect(await refundedOf(id)).toEqual({ state: 'paid', refunded: 0 });
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'refund failed', orderId: id, reason: 'expired_or_canceled_card' }),
  );
  const made = provider.refunds.size;
  later(60 * MINUTE);
  await shop.reconcile();
  expect(provider.refunds.size).toBe(made);
  // Asked for again by the merchant, it is another one.
  provider.refundState = 'done';
  await shop.commands.refundOrder(id, null);
  expect(await refundsOf(id)).toEqual([
    ['failed', 'expired_or_canceled_card'],
    ['done', null],
  ]);
  expect(await refundedOf(id)).toMatchObject({ state: 'refunded' });
});

test('a refund that fails at the bank days later is subtracted again', async () => {
  const id = await paidOrder();
  await shop.commands.refundOrder(id, '1.00');
  expect(await refundedOf(id)).toEqual({ state: 'paid', refunded: 100 });
  later(3 * 24 * 60 * MINUTE);
  provider.settleRefund(id, 'failed', 'lost_or_stolen_card');
  await tell(id);
  expect(await refundsOf(id)).toEqual([['failed', 'lost_or_stolen_card']]);
  expect(await refundedOf(id)).toEqual({ state: 'paid', refunded: 0 });
});

test('an error after the refund was sent: the state is corrected and the refund happens once', async () => {
  const id = await paidOrder();
  before = (call) => {
    if (call === 'ask') throw new ProviderUnavailable('cut');
  };
  await shop.commands.refundOrder(id, null);
  const { amount } = provider.paymentOf(id);
  expect(provider.paymentOf(id).refunded).toBe(amount);
  expect(await refundedOf(id)).toEqual({ state: 'paid', refunded: 0 });
  expect(await openRefunds()).toContainEqual([id, 'waiting']);
  before = () => {};
  later(20 * SECOND);
  await shop.reconcile();
  expect(await refundsOf(id)).toEqual([['done', null]]);
  expect(await refundedOf(id)).toEqual({ state: 'refunded', refunded: amount });
  expect(provider.paymentOf(id).refunded).toBe(amount);
  expect(await refundMails(id)).toBe(1);
});

test('refunds that cannot succeed block no others, are retried with growing pauses and shown with their reason', async () => {
  const stuck = await paidOrder();
  const { reference } = provider.paymentOf(stuck);
  before = (call, asked) => {
    if (call === 'refund' && asked === reference) throw new ProviderRefused('balance_insufficient');
  };
  // More than one round takes.
  await shop.database.db.execute(sql`
    insert into refunds (key, order_id, attempt, amount, owed_since, due_at)
    select 'stuck ' || n, p.order_id, p.attempt, 1, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from payments p, generate_series(1, 60) n where p.reference = ${reference}`);
  later(SECOND);
  const fine = await paidOrder();
  provider.away = true;
  await shop.commands.refundOrder(fine, null);
  provider.away = false;
  await shop.reconcile();
  for (let round = 0; round < 2; round++) {
    later(20 * SECOND);
    await shop.reconcile();
  }
  expect(await refundsOf(fine)).toEqual([['done', null]]);
  const waiting = async () => (await shop.commands.listOpenRefunds()).filter(({ state }) => state === 'waiting');
  expect(await waiting()).toHaveLength(60);
  expect((await waiting())[0]).toMatchObject({ orderId: stuck, amount: '$0.01', lastError: 'balance_insufficient' });
  expect(shop.logged).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'refund still pending',
      orderId: stuck,
      reason: 'balance_insufficient',
    }),
  );
  for (let round = 0; round < 20; round++) {
    later(10 * MINUTE);
    await shop.reconcile();
  }
  const nextTries = (await waiting()).map(({ nextTry }) => (nextTry?.getTime() ?? 0) - now.getTime());
  expect(Math.max(...nextTries)).toBeGreaterThan(30 * MINUTE);
  // Once the reason is gone, they are made by themselves.
  before = () => {};
  later(60 * MINUTE);
  await shop.reconcile();
  await shop.reconcile();
  expect(await waiting()).toEqual([]);
  expect(await refundedOf(stuck)).toEqual({ state: 'paid', refunded: 60 });
});

test('a dispute is stored, shown on the order and mailed to the merchant when it begins and ends', async () => {
  const id = await paidOrder();
  const dispute = (state: 'open' | 'review' | 'lost', minutes: number) => ({
    reference: `du_${id}`,
    amount: 750,
    currency: 'USD',
    reason: 'fraudulent',
    state,
    dueBy: '2030-01-31T23:59:59.000Z',
    at: new Date(now.getTime() + minutes * MINUTE).toISOString(),
  });
  const disputes = async () => (await shop.commands.showOrder(id)).disputes;
  const mails = async () => (await writtenMails(shop.database)).filter(({ key }) => key.endsWith(`du_${id}`));
  await shop.send(provider.event(id, `evt_open_${id}`, dispute('open', 0)));
  await shop.reconcile();
  expect(await disputes()).toMatchObject([
    {
      reference: `du_${id}`,
      amount: '$7.50',
      reason: 'fraudulent',
      state: 'open',
      dueBy: new Date(dispute('open', 0).dueBy),
    },
  ]);
  const [opened] = await mails();
  expect(opened).toMatchObject({ key: `dispute-open du_${id}`, to: 'shop@example.com', language: 'en' });
  expect(opened?.text).toMatch(/disputed this payment.*\$7\.50.*fraudulent.*January\u00a031,\u00a02030/s);
  // Told late and out of order: what is newest stays.
  await shop.send(provider.event(id, `evt_lost_${id}`, dispute('lost', 20)));
  await shop.reconcile();
  await shop.send(provider.event(id, `evt_review_${id}`, dispute('review', 10)));
  await shop.reconcile();
  expect(await disputes()).toMatchObject([{ state: 'lost' }]);
  expect((await mails()).map(({ key }) => key)).toEqual([`dispute-open du_${id}`, `dispute-lost du_${id}`]);
  expect(shop.logged).toContainEqual(expect.objectContaining({ msg: 'payment disputed', orderId: id }));
});

test('a French store gets dispute mails in French', async () => {
  const id = await paidOrder();
  await shop.database.db.execute(sql`update stores set languages = '{fr,en}'`);
  const dispute = {
    reference: `du_fr_${id}`,
    amount: 750,
    currency: 'USD',
    reason: 'fraudulent',
    state: 'open' as const,
    dueBy: null,
    at: now.toISOString(),
  };
  await shop.send(provider.event(id, `evt_fr_${id}`, dispute));
  await shop.reconcile();
  const mail = (await writtenMails(shop.database)).find(({ key }) => key === `dispute-open du_fr_${id}`);
  expect(mail).toMatchObject({ language: 'fr', subject: `Commande ${id}\u00a0: le paiement est contesté` });
});
