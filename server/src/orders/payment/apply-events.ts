// Applies stored webhook events. An event only triggers a request to the provider; only disputes are read from the
// event itself.

import { processRefundsOf } from '../refunds/process-pending-refunds.ts';
import { applyPayment } from './apply-payment.ts';
import { requestEach } from './payment-round.ts';
import { findOnlineProvider, type PaymentServices, requestProvider, safeErrorCode } from './payment-services.ts';
import {
  type AttemptRow,
  adoptReference,
  type EventRow,
  findAttempt,
  findAttemptByReference,
  findWaitingEvents,
  markApplied,
  postponeEvent,
} from './payments-repository.ts';
import { recordDispute } from './record-dispute.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH_SIZE = 200;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;

export async function applyEvents(services: PaymentServices): Promise<void> {
  const events = await findWaitingEvents(services.db, services.now, BATCH_SIZE);
  const byPayment = Map.groupBy(events, ({ provider, reference }) => `${provider} ${reference}`);
  const groups = [...byPayment.values()].flatMap((same) => (same[0] ? [{ provider: same[0].provider, same }] : []));
  await requestEach(groups, ({ same }) => applyGroup(services, same));
}

/** Several events of one payment need one request. Returns whether the provider responded. */
async function applyGroup(services: PaymentServices, events: readonly EventRow[]): Promise<boolean> {
  const [event] = events;
  if (!event) return true;
  let applied = false;
  let failed = false;
  try {
    applied = await apply(services, event, events);
  } catch (error) {
    failed = true;
    services.log('webhook event not applied', { provider: event.provider, reason: safeErrorCode(error) });
  }
  for (const one of events) {
    if (applied) await markApplied(services.db, one, services.now);
    else await postponeEvent(services.db, one, new Date(services.now.getTime() + pauseAfter(one.tries + 1)));
  }
  return applied || failed;
}

const pauseAfter = (tries: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10));

async function apply(services: PaymentServices, event: EventRow, events: readonly EventRow[]): Promise<boolean> {
  const known = await findAttemptByReference(services.db, event.provider, event.reference);
  const attempt = known
    ? (await settlePayment(services, known))
      ? known
      : undefined
    : await settleUnknownPayment(services, event);
  if (attempt === undefined) return false;
  if (attempt === null) {
    services.log('webhook event for an unknown payment', { provider: event.provider });
    return true;
  }
  for (const { dispute } of events) if (dispute) await recordDispute(services, attempt, dispute);
  return true;
}

/**
 * The event names a payment without a stored reference, so the provider is asked for its order. Only a paid or pending
 * payment is bound to an attempt without a reference: an open page can be requested again, and a wrong reference would
 * block that. Undefined when the provider does not respond, null when the payment is not ours.
 */
async function settleUnknownPayment(
  services: PaymentServices,
  event: EventRow,
): Promise<AttemptRow | null | undefined> {
  const { provider } = event;
  const online = findOnlineProvider(services, provider);
  if (!online) return undefined;
  const reported = await requestProvider(services, event, online.find(event.reference));
  if (!reported) return reported;
  const attempt = await findAttempt(services.db, reported.attempt);
  if (!attempt || attempt.provider !== provider || attempt.orderId !== reported.orderId) return null;
  if (attempt.reference === null) {
    if (reported.state !== 'paid' && reported.state !== 'pending') return attempt;
    await adoptReference(services.db, reported, provider);
  } else if (attempt.reference !== reported.reference) return null;
  if (await applyPayment(services, attempt, reported)) await processRefundsOf(services, attempt.orderId);
  return attempt;
}
