// Talks to the provider, outside of any transaction, and applies what it says.
import { ProviderAway, type ProviderPayment } from '../payments/payments.ts';
import { applyPayment, type OnFailure } from './apply-payment.ts';
import { giveBackOwed } from './give-back.ts';
import { inTime, type Online, onlineOf, type PaymentDesk } from './payment-desk.ts';
import type { AttemptRow } from './payments-repository.ts';

/** True once the provider has answered; false when it is away, and nothing is known. */
export const settlePayment = (desk: PaymentDesk, attempt: AttemptRow): Promise<boolean> =>
  applyAnswer(desk, attempt, (online, reference) => online.ask(reference), 'fail');

/** The same, after the page to pay on has been closed. */
export const closePayment = (desk: PaymentDesk, attempt: AttemptRow, onFailure: OnFailure): Promise<boolean> =>
  applyAnswer(desk, attempt, (online, reference) => online.close(reference), onFailure);

async function applyAnswer(
  desk: PaymentDesk,
  attempt: AttemptRow,
  question: (online: Online, reference: string) => Promise<ProviderPayment>,
  onFailure: OnFailure,
): Promise<boolean> {
  const online = onlineOf(desk, attempt.provider);
  if (!online || attempt.reference === null) return false;
  let truth: ProviderPayment;
  try {
    truth = await inTime(question(online, attempt.reference));
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    desk.log('payment provider not responding', { provider: attempt.provider, orderId: attempt.orderId });
    return false;
  }
  if (await applyPayment(desk, attempt, truth, onFailure)) await giveBackOwed(desk);
  return true;
}
