// Between requests: whatever a lost answer, a lost event or a killed process has left open is brought to its end. Every step
// may be done by several processes at once; the order's lock and the provider's keys see to it that it counts once. The
// steps are jobs of their own (look-after-orders.ts): none waits for a provider that another one is asking.
import { inTransaction } from '../platform/database/in-transaction.ts';
import { moveOrder } from './move-order.ts';
import { mailFailed } from './order-mail.ts';
import { findExpired, lockOrder, type OrderRow } from './orders-repository.ts';
import { kindOf, type PaymentDesk } from './payment-desk.ts';
import { askAboutEach } from './payment-round.ts';
import { type AttemptRow, findLatestAttempt, findUnresolved } from './payments-repository.ts';
import { closePayment, settlePayment } from './settle-payment.ts';

const AT_ONCE = 200;

/** Asks the providers about payments whose end is not known. */
export async function settleOpenPayments(desk: PaymentDesk): Promise<void> {
  const open = await findUnresolved(desk.db, desk.now, AT_ONCE);
  await askAboutEach(open, (attempt) => orLog(desk, () => look(desk, attempt), true));
}

/** Releases the goods of orders that nobody paid for in time. Asks no provider. */
export async function releaseUnpaid(desk: PaymentDesk): Promise<void> {
  for (;;) {
    const due = await findExpired(desk.db, desk.now, AT_ONCE);
    let released = 0;
    for (const order of due) if (await orLog(desk, () => release(desk, order), false)) released += 1;
    if (due.length < AT_ONCE || released === 0) return;
  }
}

/** A page that is too late, or of an order that is over, is closed; any other is only looked at. */
const look = (desk: PaymentDesk, attempt: AttemptRow): Promise<boolean> =>
  attempt.expiresAt > desk.now ? settlePayment(desk, attempt) : closePayment(desk, attempt, 'fail');

/** A provider that is at it may take its time; one that is away may not keep the goods from others. */
function release(desk: PaymentDesk, { id }: OrderRow): Promise<boolean> {
  return inTransaction(desk.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'awaiting-payment' || (await findLatestAttempt(tx, id))?.state === 'pending') return false;
    const moved = await moveOrder(tx, order, 'fail', desk.now);
    if (moved) await mailFailed(tx, desk, moved);
    return moved !== null;
  });
}

/** One order's trouble must not keep the others waiting. */
async function orLog(desk: PaymentDesk, work: () => Promise<boolean>, otherwise: boolean): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    desk.log('order reconciliation failed', { reason: kindOf(error) });
    return otherwise;
  }
}
