// Between requests: whatever a lost answer, a lost event or a killed process has left open is brought to its end. Every step
// may be done by several processes at once; the order's lock and the provider's keys see to it that it counts once.
import { DAY } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { giveBackOwed } from './give-back.ts';
import { moveOrder } from './move-order.ts';
import { mailFailed } from './order-mail.ts';
import { findExpired, forgetKeys, lockOrder, type OrderRow } from './orders-repository.ts';
import { kindOf, type PaymentDesk } from './payment-desk.ts';
import {
  type AttemptRow,
  adoptReference,
  type EventRow,
  findAttemptByReference,
  findLatestAttempt,
  findUnresolved,
  findWaitingEvents,
  markApplied,
} from './payments-repository.ts';
import { closePayment, settlePayment } from './settle-payment.ts';

const AT_ONCE = 200;
const KEEP_KEYS_FOR = 7 * DAY;
/** An event about an order that is not here is kept for a while: its order may still be on its way into the database. */
const KEEP_STRANGE_EVENTS_FOR = 3_600_000;

export async function reconcileOrders(desk: PaymentDesk): Promise<void> {
  await applyEvents(desk);
  const away = new Set<string>();
  for (const attempt of await findUnresolved(desk.db, desk.now, AT_ONCE)) {
    if (away.has(attempt.provider)) continue;
    await quietly(desk, async () => {
      if (!(await look(desk, attempt))) away.add(attempt.provider);
    });
  }
  for (const order of await findExpired(desk.db, desk.now, AT_ONCE)) await quietly(desk, () => expire(desk, order));
  await giveBackOwed(desk);
  await forgetKeys(desk.db, new Date(desk.now.getTime() - KEEP_KEYS_FOR));
}

/** What webhooks have brought. */
export async function applyEvents(desk: PaymentDesk): Promise<void> {
  const events = await findWaitingEvents(desk.db, AT_ONCE);
  const byPayment = Map.groupBy(events, ({ provider, reference }) => `${provider} ${reference}`);
  for (const same of byPayment.values()) await quietly(desk, () => applyTogether(desk, same));
}

/** Many events about one payment are one reason to ask. */
async function applyTogether(desk: PaymentDesk, events: readonly EventRow[]): Promise<void> {
  const [event] = events;
  if (!event) return;
  const attempt =
    (await findAttemptByReference(desk.db, event.provider, event.reference)) ?? (await adoptReference(desk.db, event));
  if (!attempt) {
    if (desk.now.getTime() - event.receivedAt.getTime() < KEEP_STRANGE_EVENTS_FOR) return;
    desk.log('webhook event for an unknown payment', { provider: event.provider });
  } else if (!(await settlePayment(desk, attempt))) return;
  for (const one of events) await markApplied(desk.db, one, desk.now);
}

/** A page that is too late, or of an order that is over, is closed; any other is only looked at. */
const look = (desk: PaymentDesk, attempt: AttemptRow): Promise<boolean> =>
  attempt.expiresAt > desk.now ? settlePayment(desk, attempt) : closePayment(desk, attempt, 'fail');

/** A provider that is at it may take its time; one that is away may not keep the goods from others. */
async function expire(desk: PaymentDesk, { id }: OrderRow): Promise<void> {
  const attempt = await findLatestAttempt(desk.db, id);
  if (attempt?.state === 'pending') return;
  await inTransaction(desk.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'awaiting-payment') return;
    const moved = await moveOrder(tx, order, 'fail', desk.now);
    if (moved) await mailFailed(tx, desk, moved);
  });
}

/** One order's trouble must not keep the others waiting. */
async function quietly(desk: PaymentDesk, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    desk.log('order reconciliation failed', { reason: kindOf(error) });
  }
}
