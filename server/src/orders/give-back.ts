// Money that is owed goes back: at once when it can, else in a later round. The key sees to it that it goes back once.
import { applyPayment } from './apply-payment.ts';
import { inTime, kindOf, onlineOf, type PaymentDesk } from './payment-desk.ts';
import { findAttempt, findOwed, markGivenBack, type RefundRow } from './payments-repository.ts';

const AT_ONCE = 50;

export async function giveBackOwed(desk: PaymentDesk): Promise<void> {
  for (const refund of await findOwed(desk.db, AT_ONCE)) {
    try {
      await giveBack(desk, refund);
    } catch (error) {
      desk.log('refund still pending', { orderId: refund.orderId, reason: kindOf(error) });
    }
  }
}

async function giveBack(desk: PaymentDesk, { id, key, amount, attempt: name }: RefundRow): Promise<void> {
  const attempt = await findAttempt(desk.db, name);
  const online = attempt && onlineOf(desk, attempt.provider);
  if (!online || attempt.reference === null) throw new Error('its provider is not set up');
  await inTime(online.refund(attempt.reference, { amount, key }));
  await markGivenBack(desk.db, id, desk.now);
  await applyPayment(desk, attempt, await inTime(online.ask(attempt.reference)));
}
