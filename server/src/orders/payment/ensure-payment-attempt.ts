// Starts the payment at the provider, after the order has been committed.

import { pageAddress } from '../../mail/mail.ts';
import { orderMessages } from '../../messages/en/order.ts';
import { translate } from '../../messages/translate.ts';
import { type PaymentRequest, ProviderRefused, ProviderUnavailable } from '../../payments/payments.ts';
import { findStores } from '../../store/store.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../orders-repository.ts';
import { findOnlineProvider, type PaymentServices, withTimeout } from './payment-services.ts';
import { type AttemptRow, findAttempt, findLatestAttempt, saveStartedPayment } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

/** `refused`: retrying does not help until the merchant has changed something. */
export type StartResult = 'begun' | 'away' | 'refused';

/** Concurrent calls for one attempt share one request. */
const runningStarts = new Map<string, Promise<StartResult>>();

/** Opens the payment page, or in test mode pays at once. Does nothing when that has happened already. */
export async function ensurePaymentAttempt(services: PaymentServices, order: OrderRow): Promise<StartResult> {
  if (order.state !== 'awaiting-payment') return 'begun';
  const attempt = await findLatestAttempt(services.db, order.id);
  if (!attempt || (attempt.reference !== null && !attempt.atOnce)) return 'begun';
  let work = runningStarts.get(attempt.attempt);
  if (!work) {
    work = startAttempt(services, order, attempt).finally(() => runningStarts.delete(attempt.attempt));
    runningStarts.set(attempt.attempt, work);
  }
  return work;
}

async function startAttempt(services: PaymentServices, order: OrderRow, attempt: AttemptRow): Promise<StartResult> {
  try {
    await openPaymentPage(services, order, attempt);
    const started = await findAttempt(services.db, attempt.attempt);
    const online = findOnlineProvider(services, attempt.provider);
    if (!attempt.atOnce || !started?.reference || !online?.payAtOnce) return 'begun';
    await withTimeout(online.payAtOnce(started.reference));
    await settlePayment(services, started);
  } catch (error) {
    return explainFailedStart(services, attempt, error);
  }
  return 'begun';
}

/** Logs why the provider did not take the payment; any other error is thrown. */
export function explainFailedStart(
  services: PaymentServices,
  { provider, orderId }: AttemptRow,
  error: unknown,
): 'away' | 'refused' {
  if (error instanceof ProviderRefused) {
    services.log(
      'payment not started: provider refused the request',
      { provider, orderId, reason: error.code },
      'error',
    );
    return 'refused';
  }
  if (!(error instanceof ProviderUnavailable)) throw error;
  services.log('payment not started: payment provider not responding', { provider, orderId });
  return 'away';
}

async function openPaymentPage(services: PaymentServices, order: OrderRow, attempt: AttemptRow): Promise<void> {
  const online = findOnlineProvider(services, attempt.provider);
  if (!online || attempt.reference !== null) return;
  const started = await withTimeout(online.start(await paymentRequestFor(services, order, attempt)));
  await saveStartedPayment(services.db, attempt.attempt, started);
}

export async function paymentRequestFor(
  services: PaymentServices,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<PaymentRequest> {
  const store = (await findStores(services.db)).find(({ id }) => id === order.storeId);
  const back = (page: `/${string}`) =>
    `${pageAddress(services.shopUrl, order.language, page)}?${new URLSearchParams({ order: String(order.id), key: order.key })}`;
  return {
    attempt: attempt.attempt,
    orderId: order.id,
    amount: attempt.amount,
    currency: attempt.currency,
    emailAddress: order.emailAddress,
    language: order.language,
    shopName: store?.name ?? '',
    description: translate(orderMessages, order.language).paymentFor(orderNumber(order), store?.name ?? ''),
    successUrl: back('/order-confirm'),
    failedUrl: back('/order-failure'),
    expiresAt: attempt.expiresAt,
  };
}
