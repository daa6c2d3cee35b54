// Between requests: whatever a lost answer, a lost event or a killed process has left open is brought to its end. Every step
// may be done by several processes at once; the order's lock and the provider's keys see to it that it counts once. The
// steps are jobs of their own (look-after-orders.ts): none waits for a provider that another one is asking.
import { inTransaction } from '../platform/database/in-transaction.ts';
import { mailFailed } from './order-mail.ts';
import { findExpired, lockOrder, type OrderRow } from './orders-repository.ts';
import { askProviderAboutEach } from './payment-round.ts';
import { type PaymentServices, safeErrorCode } from './payment-services.ts';
import { type AttemptRow, findLatestAttempt, findUnresolved } from './payments-repository.ts';
import { closePayment, settlePayment } from './settle-payment.ts';
import { transitionOrder } from './transition-order.ts';

const AT_ONCE = 200;

/** Asks the providers about payments whose end is not known. */
export async function settleOpenPayments(services: PaymentServices): Promise<void> {
  const open = await findUnresolved(services.db, services.now, AT_ONCE);
  await askProviderAboutEach(open, (attempt) => orLog(services, () => look(services, attempt), true));
}

/** Releases the goods of orders that nobody paid for in time. Asks no provider. */
export async function releaseUnpaid(services: PaymentServices): Promise<void> {
  for (;;) {
    const due = await findExpired(services.db, services.now, AT_ONCE);
    let released = 0;
    for (const order of due) if (await orLog(services, () => release(services, order), false)) released += 1;
    if (due.length < AT_ONCE || released === 0) return;
  }
}

/** A page that is too late, or of an order that is over, is closed; any other is only looked at. */
const look = (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  attempt.expiresAt > services.now ? settlePayment(services, attempt) : closePayment(services, attempt, 'fail');

/** A provider that is at it may take its time; one that is away may not keep the goods from others. */
function release(services: PaymentServices, { id }: OrderRow): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'awaiting-payment' || (await findLatestAttempt(tx, id))?.state === 'pending') return false;
    const moved = await transitionOrder(tx, order, 'fail', services.now);
    if (moved) await mailFailed(tx, services, moved);
    return moved !== null;
  });
}

/** One order's trouble must not keep the others waiting. */
async function orLog(services: PaymentServices, work: () => Promise<boolean>, otherwise: boolean): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    services.log('order reconciliation failed', { reason: safeErrorCode(error) });
    return otherwise;
  }
}
