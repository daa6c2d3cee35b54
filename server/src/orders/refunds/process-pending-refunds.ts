// Sends pending refunds to the provider, at once if possible, otherwise in a later round; the key makes it happen once.
// A refund is done when the provider reports it as done, and that is saved in one transaction with the order, so after
// a crash the provider is asked again.

import { ProviderUnavailable } from '../../payments/payments.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { noticeRefund } from '../mail/order-notice.ts';
import { lockOrder } from '../orders-repository.ts';
import { applyPayment } from '../payment/apply-payment.ts';
import { requestEach } from '../payment/payment-round.ts';
import { findOnlineProvider, type PaymentServices, safeErrorCode, withTimeout } from '../payment/payment-services.ts';
import { findAttempt } from '../payment/payments-repository.ts';
import { findDueRefunds, findOpenRefunds, postponeRefund, type RefundRow } from './refunds-repository.ts';

const AT_ONCE = 50;

/** Refunds that are due, of all orders. */
export async function processPendingRefunds(services: PaymentServices): Promise<void> {
  const due = await findDueRefunds(services.db, services.now, AT_ONCE);
  const byPayment = Map.groupBy(due, ({ refund }) => refund.attempt);
  const groups = [...byPayment.values()].flatMap((same) => (same[0] ? [{ provider: same[0].provider, same }] : []));
  await requestEach(groups, async ({ same }) => {
    for (const { refund } of same) if (!(await tryRefund(services, refund))) return false;
    return true;
  });
}

/** Open refunds of one order, also those that are not due yet. */
export async function processRefundsOf(services: PaymentServices, orderId: number): Promise<void> {
  for (const refund of await findOpenRefunds(services.db, orderId)) await tryRefund(services, refund);
}

/** Returns whether the provider responded. */
async function tryRefund(services: PaymentServices, refund: RefundRow): Promise<boolean> {
  const { id, orderId } = refund;
  const tries = refund.tries + 1;
  const waitFor = (kind: Parameters<typeof refundPause>[0]) =>
    new Date(services.now.getTime() + refundPause(kind, tries));
  try {
    await sendRefund(services, refund);
    // Changes only refunds that are still open.
    await postponeRefund(services.db, id, { tries, dueAt: waitFor('pending'), lastError: null });
    return true;
  } catch (error) {
    const isUnavailable = error instanceof ProviderUnavailable;
    const reason = safeErrorCode(error);
    const change = { tries, dueAt: waitFor(isUnavailable ? 'away' : 'refused'), lastError: reason };
    // The merchant is told when it is refused, not of every later attempt.
    if (isUnavailable || refund.lastError === reason) await postponeRefund(services.db, id, change);
    else
      await inTransaction(services.db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        await postponeRefund(tx, id, change);
        await noticeRefund(tx, services, order, { ...refund, lastError: reason }, 'refused');
      });
    services.log('refund still pending', { orderId, refund: id, tries, reason }, isUnavailable ? 'warn' : 'error');
    return !isUnavailable;
  }
}

async function sendRefund(services: PaymentServices, { key, amount, attempt: name }: RefundRow): Promise<void> {
  const attempt = name === null ? undefined : await findAttempt(services.db, name);
  const online = attempt && findOnlineProvider(services, attempt.provider);
  if (!online || attempt.reference === null) throw new Error('its provider is not set up');
  await withTimeout(online.refund(attempt.reference, { amount, key }));
  await applyPayment(services, attempt, await withTimeout(online.ask(attempt.reference)));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** pending: accepted by the provider. away: no response. refused: error response. */
type RetryReason = 'pending' | 'away' | 'refused';

const maxPauseMs: Readonly<Record<RetryReason, number>> = {
  // Usually a webhook comes earlier; this recovers a lost one.
  pending: 6 * HOUR,
  // The refund should be sent within minutes after the provider responds again.
  away: MINUTE,
  refused: HOUR,
};

/** Milliseconds before an open refund is tried again: exponential backoff from 20 seconds. */
export const refundPause = (why: RetryReason, tries: number): number =>
  Math.min(maxPauseMs[why], 20 * SECOND * 2 ** Math.min(tries - 1, 20));
