// Talks to the provider, outside of any transaction, and applies what it says.
import type { ProviderPayment } from '../payments/payments.ts';
import { applyPayment, type OnFailure } from './apply-payment.ts';
import { giveBackOf } from './give-back.ts';
import { askInTime, type Online, onlineOf, type PaymentDesk } from './payment-desk.ts';
import { type AttemptRow, changeAttempt } from './payments-repository.ts';

/** True once the provider has answered; false when it is away or refuses to answer, and nothing is known. */
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
  const truth = await askInTime(desk, attempt, question(online, attempt.reference));
  if (truth === undefined) {
    // Asked last, so that others come first in the next round.
    await changeAttempt(desk.db, attempt.attempt, { askedAt: desk.now });
    return false;
  }
  if (await applyPayment(desk, attempt, truth, onFailure)) await giveBackOf(desk, attempt.orderId);
  return true;
}
