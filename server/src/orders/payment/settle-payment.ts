// Requests the payment state from the provider, outside of transactions, and applies it.

import type { ProviderPayment } from '../../payments/payments.ts';
import { processRefundsOf } from '../refunds/process-pending-refunds.ts';
import { applyPayment, type OnFailedPayment } from './apply-payment.ts';
import { findOnlineProvider, type Online, type PaymentServices, requestProvider } from './payment-services.ts';
import { type AttemptRow, changeAttempt } from './payments-repository.ts';

/** Returns false when the provider is unavailable or refuses; the payment state is then unknown. */
export const settlePayment = (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  requestAndApply(services, attempt, (online, reference) => online.ask(reference), { step: 'fail' });

/** Closes the payment page and applies the resulting state. */
export const closePayment = (
  services: PaymentServices,
  attempt: AttemptRow,
  onFailedPayment: OnFailedPayment,
): Promise<boolean> =>
  requestAndApply(services, attempt, (online, reference) => online.close(reference), onFailedPayment);

async function requestAndApply(
  services: PaymentServices,
  attempt: AttemptRow,
  request: (online: Online, reference: string) => Promise<ProviderPayment>,
  onFailedPayment: OnFailedPayment,
): Promise<boolean> {
  const online = findOnlineProvider(services, attempt.provider);
  if (!online || attempt.reference === null) return false;
  const reported = await requestProvider(services, attempt, request(online, attempt.reference));
  if (reported === undefined) {
    // Moves it to the end of the queue of the next round.
    await changeAttempt(services.db, attempt.attempt, { askedAt: services.now });
    return false;
  }
  if (await applyPayment(services, attempt, reported, onFailedPayment))
    await processRefundsOf(services, attempt.orderId);
  return true;
}
