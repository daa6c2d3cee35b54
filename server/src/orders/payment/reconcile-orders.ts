// Background jobs that finish what a lost response, a lost event or a killed process has left open. Safe in several
// processes: order locks and idempotency keys make each change happen once. Each step is a job of its own
// (order-reconciliation-job.ts), so that no step waits for the provider of another.

import { inTransaction } from '../../platform/database/in-transaction.ts';
import { mailFailed } from '../mail/order-mail.ts';
import { findExpired, lockOrder, type OrderRow } from '../orders-repository.ts';
import { transitionOrder } from '../transition-order.ts';
import { requestEach } from './payment-round.ts';
import { type PaymentServices, safeErrorCode } from './payment-services.ts';
import { type AttemptRow, findLatestAttempt, findUnresolved } from './payments-repository.ts';
import { closePayment, settlePayment } from './settle-payment.ts';

const BATCH_SIZE = 200;

/** Requests unresolved payments from their providers. */
export async function settleOpenPayments(services: PaymentServices): Promise<void> {
  const open = await findUnresolved(services.db, services.now, BATCH_SIZE);
  await requestEach(open, (attempt) => runOrLog(services, () => settleOrClose(services, attempt), true));
}

/** Releases the stock of orders that were not paid in time. Needs no provider. */
export async function releaseUnpaid(services: PaymentServices): Promise<void> {
  for (;;) {
    const due = await findExpired(services.db, services.now, BATCH_SIZE);
    let released = 0;
    for (const order of due) if (await runOrLog(services, () => releaseOrder(services, order), false)) released += 1;
    if (due.length < BATCH_SIZE || released === 0) return;
  }
}

/** Closes the page when it has expired, otherwise only reads its state. */
const settleOrClose = (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  attempt.expiresAt > services.now
    ? settlePayment(services, attempt)
    : closePayment(services, attempt, { step: 'fail' });

/** Pending payments are not released; an unavailable provider does not prevent the release. */
function releaseOrder(services: PaymentServices, { id }: OrderRow): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'awaiting-payment' || (await findLatestAttempt(tx, id))?.state === 'pending') return false;
    const updated = await transitionOrder(tx, order, 'fail', services.now, { failure: 'expired' });
    if (updated) await mailFailed(tx, services, updated);
    return updated !== null;
  });
}

/** A failing order does not stop the others. */
async function runOrLog(services: PaymentServices, work: () => Promise<boolean>, fallback: boolean): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    services.log('order reconciliation failed', { reason: safeErrorCode(error) });
    return fallback;
  }
}
