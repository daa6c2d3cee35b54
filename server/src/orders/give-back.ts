// Money that is owed goes back: at once when it can, else in a later round. The key sees to it that it goes back once. A
// refund is done when the provider calls it done, and that is written down together with what follows from it, so a crash in
// between only means that the provider is asked again.
import { ProviderAway } from '../payments/payments.ts';
import { applyPayment } from './apply-payment.ts';
import { kindOf, onlineOf, type PaymentDesk, withTimeout } from './payment-desk.ts';
import { askAboutEach } from './payment-round.ts';
import { findAttempt } from './payments-repository.ts';
import { refundPause } from './refund-pause.ts';
import { findDueRefunds, findOpenRefunds, putOffRefund, type RefundRow } from './refunds-repository.ts';

const AT_ONCE = 50;

/** What is due, of all orders. */
export async function giveBackDue(desk: PaymentDesk): Promise<void> {
  const due = await findDueRefunds(desk.db, desk.now, AT_ONCE);
  const byPayment = Map.groupBy(due, ({ refund }) => refund.attempt);
  const groups = [...byPayment.values()].flatMap((same) => (same[0] ? [{ provider: same[0].provider, same }] : []));
  await askAboutEach(groups, async ({ same }) => {
    for (const { refund } of same) if (!(await tryToGiveBack(desk, refund))) return false;
    return true;
  });
}

/** What is open of one order, whether or not it was to wait. */
export async function giveBackOf(desk: PaymentDesk, orderId: number): Promise<void> {
  for (const refund of await findOpenRefunds(desk.db, orderId)) await tryToGiveBack(desk, refund);
}

/** Whether the provider answered. */
async function tryToGiveBack(desk: PaymentDesk, refund: RefundRow): Promise<boolean> {
  const { id, orderId } = refund;
  const tries = refund.tries + 1;
  const waitFor = (kind: Parameters<typeof refundPause>[0]) => new Date(desk.now.getTime() + refundPause(kind, tries));
  try {
    await giveBack(desk, refund);
    // Applies only to what the provider is still working on.
    await putOffRefund(desk.db, id, { tries, dueAt: waitFor('pending'), lastError: null });
    return true;
  } catch (error) {
    const isAway = error instanceof ProviderAway;
    const reason = kindOf(error);
    await putOffRefund(desk.db, id, { tries, dueAt: waitFor(isAway ? 'away' : 'refused'), lastError: reason });
    desk.log('refund still pending', { orderId, refund: id, tries, reason }, isAway ? 'warn' : 'error');
    return !isAway;
  }
}

async function giveBack(desk: PaymentDesk, { key, amount, attempt: name }: RefundRow): Promise<void> {
  const attempt = await findAttempt(desk.db, name);
  const online = attempt && onlineOf(desk, attempt.provider);
  if (!online || attempt.reference === null) throw new Error('its provider is not set up');
  await withTimeout(online.refund(attempt.reference, { amount, key }));
  await applyPayment(desk, attempt, await withTimeout(online.ask(attempt.reference)));
}
