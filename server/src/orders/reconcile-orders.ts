// Background jobs that finish what a lost response, a lost event or a killed process has left open. Safe in several
// processes: order locks and idempotency keys make each change happen once. Each step is a job of its own
// (order-reconciliation-job.ts), so that no step waits for the provider of another.
import { inTransaction } from '../platform/database/in-transaction.ts';
import { mailFailed } from './order-mail.ts';
import { findExpired, lockOrder, type OrderRow } from './orders-repository.ts';
import { askProviderAboutEach } from './payment-round.ts';
import { type PaymentServices, safeErrorCode } from './payment-services.ts';
import { type AttemptRow, findLatestAttempt, findUnresolved } from './payments-repository.ts';
import { closePayment, settlePayment } from './settle-payment.ts';
import { transitionOrder } from './transition-order.ts';

const AT_ONCE = 200;

/** Requests unresolved payments from their providers. */
export async function settleOpenPayments(services: PaymentServices): Promise<void> {
  const open = await findUnresolved(services.db, services.now, AT_ONCE);
  await askProviderAboutEach(open, (attempt) => orLog(services, () => look(services, attempt), true));
}

/** Releases the stock of orders that were not paid in time. Needs no provider. */
export async function releaseUnpaid(services: PaymentServices): Promise<void> {
  for (;;) {
    const due = await findExpired(services.db, services.now, AT_ONCE);
    let released = 0;
    for (const order of due) if (await orLog(services, () => release(services, order), false)) released += 1;
    if (due.length < AT_ONCE || released === 0) return;
  }
}

/** Closes the page when it has expired, otherwise only reads its state. */
const look = (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  attempt.expiresAt > services.now ? settlePayment(services, attempt) : closePayment(services, attempt, 'fail');

/** Pending payments are not released; an unavailable provider does not prevent the release. */
function release(services: PaymentServices, { id }: OrderRow): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'awaiting-payment' || (await findLatestAttempt(tx, id))?.state === 'pending') return false;
    const moved = await transitionOrder(tx, order, 'fail', services.now);
    if (moved) await mailFailed(tx, services, moved);
    return moved !== null;
  });
}

/** A failing order does not stop the others. */
async function orLog(services: PaymentServices, work: () => Promise<boolean>, otherwise: boolean): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    services.log('order reconciliation failed', { reason: safeErrorCode(error) });
    return otherwise;
  }
}
