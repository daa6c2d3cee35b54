import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ProviderEvent, ProviderPayment } from '../payment-provider.ts';
import { lockPayment, savePayment } from './test-payment-repository.ts';
import { comeDue, refundedOf, type TestPayment } from './test-payment-rules.ts';
import { addWebhook } from './test-webhook-repository.ts';

type Change = (payment: TestPayment) => Partial<TestPayment> | null;

interface Changed {
  readonly payment: TestPayment;
  /** Whether a webhook has to be sent. */
  readonly news: boolean;
}

/**
 * Changes are serialized and their webhook is queued in the same transaction. Changes due by time are applied first.
 */
export async function changePayment(
  db: Database,
  reference: string,
  now: Date,
  change: Change,
): Promise<Changed | undefined> {
  return db.transaction(async (tx) => {
    const found = await lockPayment(tx, reference);
    if (!found) return undefined;
    const current = await applyChange(tx, found, comeDue(found, now), now);
    const payment = await applyChange(tx, current, change(current), now);
    return { payment, news: payment !== found };
  });
}

async function applyChange(
  tx: Tx,
  payment: TestPayment,
  change: Partial<TestPayment> | null,
  now: Date,
): Promise<TestPayment> {
  if (!change) return payment;
  const changed = { ...payment, ...change };
  await savePayment(tx, changed);
  const id = `evt_${randomBytes(16).toString('hex')}`;
  const event: ProviderEvent = { id, reference: payment.reference, payment: viewPayment(changed) };
  await addWebhook(tx, { id, body: JSON.stringify(event) }, now);
  return changed;
}

export const viewPayment = (payment: TestPayment): ProviderPayment => ({
  reference: payment.reference,
  attempt: payment.attempt,
  state: payment.state,
  failure: payment.failure,
  orderId: payment.orderId,
  amount: payment.amount,
  currency: payment.currency,
  refunded: refundedOf(payment),
  refunds: Object.keys(payment.refunds).map((key) => ({ key, state: 'done' })),
});
