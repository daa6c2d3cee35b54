// Begins a payment at its provider, once the order is safely in the database.
import { pageAddress } from '../mail/mail.ts';
import { ProviderAway, ProviderRefused } from '../payments/payments.ts';
import { findStores } from '../store/store.ts';
import { orderWords } from './order-words.ts';
import type { OrderRow } from './orders-repository.ts';
import { onlineOf, type PaymentDesk, withTimeout } from './payment-desk.ts';
import { type AttemptRow, findAttempt, findLatestAttempt, keepStarted } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

/** Refused: asking again changes nothing until the merchant has acted. */
export type Pursuit = 'begun' | 'away' | 'refused';

/** Many askers of one attempt wait for one call. */
const running = new Map<string, Promise<Pursuit>>();

/** Leads an open payment as far as it goes now: to its page, or in test mode to its end. */
export async function pursuePayment(desk: PaymentDesk, order: OrderRow): Promise<Pursuit> {
  if (order.state !== 'awaiting-payment') return 'begun';
  const attempt = await findLatestAttempt(desk.db, order.id);
  if (!attempt || (attempt.reference !== null && !attempt.atOnce)) return 'begun';
  let work = running.get(attempt.attempt);
  if (!work) {
    work = begin(desk, order, attempt).finally(() => running.delete(attempt.attempt));
    running.set(attempt.attempt, work);
  }
  return work;
}

async function begin(desk: PaymentDesk, order: OrderRow, attempt: AttemptRow): Promise<Pursuit> {
  try {
    await openPage(desk, order, attempt);
    const started = await findAttempt(desk.db, attempt.attempt);
    const online = onlineOf(desk, attempt.provider);
    if (!attempt.atOnce || !started?.reference || !online?.payAtOnce) return 'begun';
    await withTimeout(online.payAtOnce(started.reference));
    await settlePayment(desk, started);
  } catch (error) {
    const { provider, orderId } = attempt;
    if (error instanceof ProviderRefused) {
      desk.log('payment not started: provider refused the request', { provider, orderId, reason: error.code }, 'error');
      return 'refused';
    }
    if (!(error instanceof ProviderAway)) throw error;
    desk.log('payment not started: payment provider not responding', { provider, orderId });
    return 'away';
  }
  return 'begun';
}

async function openPage(desk: PaymentDesk, order: OrderRow, attempt: AttemptRow): Promise<void> {
  const online = onlineOf(desk, attempt.provider);
  if (!online || attempt.reference !== null) return;
  const store = (await findStores(desk.db)).find(({ id }) => id === order.storeId);
  const back = (page: `/${string}`) =>
    `${pageAddress(desk.shopUrl, order.language, page)}?${new URLSearchParams({ order: String(order.id), key: order.key })}`;
  const started = await withTimeout(
    online.start({
      attempt: attempt.attempt,
      orderId: order.id,
      amount: attempt.amount,
      currency: attempt.currency,
      emailAddress: order.emailAddress,
      language: order.language,
      shopName: store?.name ?? '',
      description: orderWords(order.language).paymentFor(order.id, store?.name ?? ''),
      successUrl: back('/order-confirm'),
      failureUrl: back('/order-failure'),
      expiresAt: attempt.expiresAt,
    }),
  );
  await keepStarted(desk.db, attempt.attempt, started);
}
