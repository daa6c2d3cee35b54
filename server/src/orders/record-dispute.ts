import type { ProviderDispute } from '../payments/payments.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { mailDispute } from './dispute-mail.ts';
import { saveDispute } from './disputes-repository.ts';
import { lockOrder } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';
import type { AttemptRow } from './payments-repository.ts';

/** Saves the latest state of a dispute, and mails the merchant when it begins and when it ends. */
export async function recordDispute(
  services: PaymentServices,
  { orderId, provider }: AttemptRow,
  { at, dueBy, ...dispute }: ProviderDispute,
): Promise<void> {
  const moment = new Date(at);
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const saved = await saveDispute(tx, {
      ...dispute,
      provider,
      orderId,
      dueBy: dueBy === null ? null : new Date(dueBy),
      openedAt: moment,
      updatedAt: moment,
    });
    if (saved) await mailDispute(tx, services, order, saved);
  });
  services.log('payment disputed', { orderId, provider, dispute: dispute.reference, state: dispute.state });
}
