// Applies the payment state of the provider to its order. Events and callbacks only trigger a request; the response is
// applied under the order's lock, so it may arrive repeatedly and in any sequence.

import type { FailedReason, ProviderPayment, ProviderRefund } from '../../payments/payments.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { mailFailed, mailRefunded, storeOfOrder } from '../mail/order-mail.ts';
import { mailPlacedOrder, noticeRefund } from '../mail/order-notice.ts';
import { changeOrder, findOrderLines, lockOrder, type OrderRow } from '../orders-repository.ts';
import { changeRefund, createPendingRefund, findRefundsOf, type RefundRow } from '../refunds/refunds-repository.ts';
import { transitionOrder } from '../transition-order.ts';
import type { PaymentServices } from './payment-services.ts';
import { type AttemptRow, changeAttempt, findAttempt, findAttempts } from './payments-repository.ts';

/** The consequence of a failed payment for its order. */
export interface OnFailedPayment {
  /** fail: nobody paid. cancel: the shopper went back to the cart, or a card was refused. */
  readonly step: 'fail' | 'cancel';
  /** The reason, where the caller knows it better than the provider. */
  readonly failure?: FailedReason;
}

/** Returns whether a refund is pending now. */
export function applyPayment(
  services: PaymentServices,
  { attempt, orderId }: Pick<AttemptRow, 'attempt' | 'orderId'>,
  reported: ProviderPayment,
  onFailedPayment: OnFailedPayment = { step: 'fail' },
): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await findAttempt(tx, attempt);
    if (!payment) return false;
    await changeAttempt(tx, attempt, { askedAt: services.now });
    const now = { services, tx, order, payment };
    const refunds = await findRefundsOf(tx, attempt);
    const isCurrent = !isOutdated(refunds, reported.refunds);
    if (isCurrent) await saveRefundStates(now, refunds, reported.refunds);
    if (!matchesAttempt(services, payment, reported)) return refundMismatch(tx, services, payment, reported);
    const hasPendingRefund =
      reported.state === 'paid' && payment.state !== 'paid' ? await applyPaid(now, reported) : false;
    if (reported.state === 'failed' && payment.state !== 'paid') await applyFailed(now, reported, onFailedPayment);
    if (reported.state === 'pending' && payment.state === 'open')
      await changeAttempt(tx, attempt, { state: 'pending' });
    if (reported.state === 'failed' && payment.state === 'paid')
      services.log('provider reports a paid payment as failed', { orderId });
    if (isCurrent && hasOtherSum(payment, reported)) await saveRefundedSum(now, reported.refunded);
    return hasPendingRefund;
  });
}

interface PaymentUpdate {
  readonly services: PaymentServices;
  readonly tx: Tx;
  readonly order: OrderRow;
  readonly payment: AttemptRow;
}

/** A payment for an order that can no longer be fulfilled becomes a pending refund. */
async function applyPaid({ services, tx, order, payment }: PaymentUpdate, reported: ProviderPayment): Promise<boolean> {
  await changeAttempt(tx, payment.attempt, { state: 'paid' });
  // A shopper who went back to the cart orders again; the old order stays canceled.
  const isExpected = order.paid === 0 && order.restoredCartId === null;
  const updated = isExpected ? await transitionOrder(tx, order, 'pay', services.now) : null;
  if (!updated) {
    const amount = payment.amount - reported.refunded;
    if (amount <= 0) return false;
    services.log('late payment for a closed order; refunding it', { orderId: order.id });
    const { attempt } = payment;
    await createPendingRefund(tx, {
      key: `late ${attempt}`,
      orderId: order.id,
      attempt,
      amount,
      owedSince: services.now,
    });
    return true;
  }
  await changeOrder(tx, order.id, { paid: payment.amount });
  const lines = await findOrderLines(tx, [order.id]);
  const store = await storeOfOrder(tx, order);
  await mailPlacedOrder(tx, services, { order: { ...updated, paid: payment.amount }, lines, store });
  return false;
}

async function applyFailed(
  { services, tx, order, payment }: PaymentUpdate,
  reported: ProviderPayment,
  onFailedPayment: OnFailedPayment,
): Promise<void> {
  await changeAttempt(tx, payment.attempt, { state: 'failed' });
  if (order.state !== 'awaiting-payment') return;
  const failure = failedReasonOf(reported, { isExpired: payment.expiresAt <= services.now, onFailedPayment });
  const updated = await transitionOrder(tx, order, onFailedPayment.step, services.now, { failure });
  if (updated && onFailedPayment.step === 'fail') await mailFailed(tx, services, updated);
}

/** A page that was closed on purpose has expired for the provider: only a declined card is a reason then. */
function failedReasonOf(
  { failure = null }: Pick<ProviderPayment, 'failure'>,
  { isExpired, onFailedPayment }: { readonly isExpired: boolean; readonly onFailedPayment: OnFailedPayment },
): FailedReason | null {
  if (onFailedPayment.failure) return onFailedPayment.failure;
  if (onFailedPayment.step === 'cancel') return failure === 'declined' ? failure : null;
  return failure ?? (isExpired ? 'expired' : null);
}

/** Saves the state of each refund. A finished refund may still fail at the shopper's bank, days later. */
async function saveRefundStates(
  { services, tx, order }: PaymentUpdate,
  rows: readonly RefundRow[],
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const row of rows) {
    const found = refunds.find(({ key }) => key === row.key);
    if (!found) continue;
    const { state, reason = null } = found;
    if (state === 'pending' && !row.accepted) await changeRefund(tx, row.id, { accepted: true });
    if (state === 'done' && row.doneAt === null)
      await changeRefund(tx, row.id, { accepted: true, doneAt: services.now, lastError: null });
    if (state === 'failed' && row.failedAt === null) {
      await changeRefund(tx, row.id, { accepted: true, doneAt: null, failedAt: services.now, lastError: reason });
      await noticeRefund(tx, services, order, { ...row, lastError: reason }, 'failed');
      services.log('refund failed', { orderId: order.id, refund: row.id, reason }, 'error');
    }
  }
}

/** The sum grows with finished refunds and shrinks only when one has failed; any other response is outdated. */
const hasOtherSum = ({ refunded }: AttemptRow, reported: ProviderPayment): boolean =>
  reported.refunded > refunded ||
  (reported.refunded < refunded && reported.refunds.some(({ state }) => state === 'failed'));

async function saveRefundedSum({ services, tx, order, payment }: PaymentUpdate, refunded: number): Promise<void> {
  await changeAttempt(tx, payment.attempt, { refunded });
  const all = await findAttempts(tx, [order.id]);
  const sum = all.reduce((total, one) => total + (one.attempt === payment.attempt ? refunded : one.refunded), 0);
  const now = await lockOrder(tx, order.id);
  const updated = sum >= now.paid && now.paid > 0 ? await transitionOrder(tx, now, 'refund', services.now) : null;
  await changeOrder(tx, order.id, { refunded: sum });
  if (refunded > payment.refunded) await mailRefunded(tx, services, { ...(updated ?? now), refunded: sum });
}

/** Order, amount and currency must equal those of our attempt. */
function matchesAttempt(services: PaymentServices, payment: AttemptRow, reported: ProviderPayment): boolean {
  const same =
    reported.orderId === payment.orderId &&
    reported.amount === payment.amount &&
    reported.currency === payment.currency;
  if (!same) services.log('payment does not match its order', { orderId: payment.orderId, provider: payment.provider });
  return same;
}

async function refundMismatch(
  tx: Tx,
  { now }: PaymentServices,
  payment: AttemptRow,
  reported: ProviderPayment,
): Promise<boolean> {
  const own = reported.orderId === payment.orderId && reported.currency === payment.currency;
  if (!own || reported.state !== 'paid' || reported.amount <= 0 || payment.state === 'paid') return false;
  await changeAttempt(tx, payment.attempt, { state: 'failed' });
  const { attempt, orderId } = payment;
  await createPendingRefund(tx, {
    key: `mismatch ${attempt}`,
    orderId,
    attempt,
    amount: reported.amount,
    owedSince: now,
  });
  return true;
}

/**
 * Responses about refunds may arrive in any order. One is older than the stored state when a refund would go back from
 * done to pending, or from failed to done.
 */
export const isOutdated = (
  stored: readonly Pick<RefundRow, 'key' | 'doneAt' | 'failedAt'>[],
  reported: readonly ProviderRefund[],
): boolean =>
  stored.some(({ key, doneAt, failedAt }) => {
    const state = reported.find((refund) => refund.key === key)?.state;
    if (failedAt) return state !== 'failed';
    return doneAt !== null && state !== 'done' && state !== 'failed';
  });
