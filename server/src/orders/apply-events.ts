// What webhooks have brought. An event is a reason to ask the provider; only a dispute is taken from the event itself.
import { applyPayment } from './apply-payment.ts';
import { giveBackOf } from './give-back.ts';
import { askInTime, kindOf, onlineOf, type PaymentDesk } from './payment-desk.ts';
import { askAboutEach } from './payment-round.ts';
import {
  type AttemptRow,
  adoptReference,
  type EventRow,
  findAttempt,
  findAttemptByReference,
  findWaitingEvents,
  markApplied,
  putOffEvent,
} from './payments-repository.ts';
import { recordDispute } from './record-dispute.ts';
import { settlePayment } from './settle-payment.ts';

const AT_ONCE = 200;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

export async function applyEvents(desk: PaymentDesk): Promise<void> {
  const events = await findWaitingEvents(desk.db, desk.now, AT_ONCE);
  const byPayment = Map.groupBy(events, ({ provider, reference }) => `${provider} ${reference}`);
  const groups = [...byPayment.values()].flatMap((same) => (same[0] ? [{ provider: same[0].provider, same }] : []));
  await askAboutEach(groups, ({ same }) => applyTogether(desk, same));
}

/** Many events about one payment are one reason to ask. Whether the provider answered. */
async function applyTogether(desk: PaymentDesk, events: readonly EventRow[]): Promise<boolean> {
  const [event] = events;
  if (!event) return true;
  let applied = false;
  let failed = false;
  try {
    applied = await apply(desk, event, events);
  } catch (error) {
    failed = true;
    desk.log('webhook event not applied', { provider: event.provider, reason: kindOf(error) });
  }
  for (const one of events) {
    if (applied) await markApplied(desk.db, one, desk.now);
    else await putOffEvent(desk.db, one, new Date(desk.now.getTime() + pauseAfter(one.tries + 1)));
  }
  return applied || failed;
}

const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10));

async function apply(desk: PaymentDesk, event: EventRow, events: readonly EventRow[]): Promise<boolean> {
  const known = await findAttemptByReference(desk.db, event.provider, event.reference);
  const attempt = known ? ((await settlePayment(desk, known)) ? known : undefined) : await settleUnknown(desk, event);
  if (attempt === undefined) return false;
  if (attempt === null) {
    desk.log('webhook event for an unknown payment', { provider: event.provider });
    return true;
  }
  for (const { dispute } of events) if (dispute) await recordDispute(desk, attempt, dispute);
  return true;
}

/**
 * A name we do not have: the provider is asked whose it is. Only what has been paid, or is being paid, is bound to an attempt
 * whose page we never got to keep: an open page can be asked for again, and a wrong one would stand in its way. Undefined when
 * the provider does not answer, null when it is not ours.
 */
async function settleUnknown(desk: PaymentDesk, event: EventRow): Promise<AttemptRow | null | undefined> {
  const { provider } = event;
  const online = onlineOf(desk, provider);
  if (!online) return undefined;
  const truth = await askInTime(desk, event, online.find(event.reference));
  if (!truth) return truth;
  const attempt = await findAttempt(desk.db, truth.attempt);
  if (!attempt || attempt.provider !== provider || attempt.orderId !== truth.orderId) return null;
  if (attempt.reference === null) {
    if (truth.state !== 'paid' && truth.state !== 'pending') return attempt;
    await adoptReference(desk.db, truth, provider);
  } else if (attempt.reference !== truth.reference) return null;
  if (await applyPayment(desk, attempt, truth)) await giveBackOf(desk, attempt.orderId);
  return attempt;
}
