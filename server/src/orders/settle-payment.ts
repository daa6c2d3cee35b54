// Talks to the provider, outside of any transaction, and applies what it says.
import type { ProviderPayment } from '../payments/payments.ts';
import { applyPayment, type OnFailure } from './apply-payment.ts';
import { askProvider, type Online, onlineOf, type PaymentServices } from './payment-services.ts';
import { type AttemptRow, changeAttempt } from './payments-repository.ts';
import { processRefundsOf } from './process-pending-refunds.ts';

/** True once the provider has answered; false when it is away or refuses to answer, and nothing is known. */
export const settlePayment = (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  applyAnswer(services, attempt, (online, reference) => online.ask(reference), 'fail');

/** The same, after the page to pay on has been closed. */
export const closePayment = (services: PaymentServices, attempt: AttemptRow, onFailure: OnFailure): Promise<boolean> =>
  applyAnswer(services, attempt, (online, reference) => online.close(reference), onFailure);

async function applyAnswer(
  services: PaymentServices,
  attempt: AttemptRow,
  question: (online: Online, reference: string) => Promise<ProviderPayment>,
  onFailure: OnFailure,
): Promise<boolean> {
  const online = onlineOf(services, attempt.provider);
  if (!online || attempt.reference === null) return false;
  const truth = await askProvider(services, attempt, question(online, attempt.reference));
  if (truth === undefined) {
    // Asked last, so that others come first in the next round.
    await changeAttempt(services.db, attempt.attempt, { askedAt: services.now });
    return false;
  }
  if (await applyPayment(services, attempt, truth, onFailure)) await processRefundsOf(services, attempt.orderId);
  return true;
}
