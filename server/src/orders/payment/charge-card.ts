// Charges the card token of a storefront that does not follow redirects, after the order has been committed.

import type { OrderRow } from '../orders-repository.ts';
import { explainFailedStart, paymentRequestFor } from './ensure-payment-attempt.ts';
import {
  findOnlineProvider,
  type Online,
  type PaymentServices,
  requestProvider,
  withTimeout,
} from './payment-services.ts';
import { type AttemptRow, findLatestAttempt, replaceReference, saveStartedPayment } from './payments-repository.ts';
import { cancelUnpaidOrder } from './restore-cart.ts';
import { settlePayment } from './settle-payment.ts';

/** accepted: see the order. declined, refused: the order has been canceled. action: the order can be paid on a page. */
export type ChargeOutcome = 'accepted' | 'declined' | 'action' | 'away' | 'refused';

type Cards = NonNullable<Online['cards']>;

interface CardCharge {
  readonly online: Online;
  readonly cards: Cards;
  readonly token: string;
}

/**
 * The reference is saved before the card is charged: whatever is lost afterwards, the reconciliation asks the provider.
 * The charge is applied by settlePayment, which compares order, amount and currency.
 */
export async function chargeCard(services: PaymentServices, order: OrderRow, token: string): Promise<ChargeOutcome> {
  if (order.state !== 'awaiting-payment') return 'accepted';
  const attempt = await findLatestAttempt(services.db, order.id);
  if (!attempt) return 'refused';
  const online = findOnlineProvider(services, attempt.provider);
  if (!online?.cards) return 'refused';
  if (attempt.redirectUrl !== null) return 'action';
  const outcome = await tryCharge(services, order, attempt, { online, cards: online.cards, token });
  if (outcome === 'declined') await cancelUnpaidOrder(services, order, { failure: 'declined' });
  if (outcome === 'refused') await cancelUnpaidOrder(services, order);
  return outcome;
}

async function tryCharge(
  services: PaymentServices,
  order: OrderRow,
  attempt: AttemptRow,
  { online, cards, token }: CardCharge,
): Promise<ChargeOutcome> {
  try {
    const registered = await registerPayment(services, order, attempt, cards);
    const result = await withTimeout(cards.charge(registered.reference, token));
    if (result === 'action') return await offerPage(services, order, registered, online);
    if (result === 'declined') return 'declined';
    return (await settlePayment(services, registered)) ? 'accepted' : 'away';
  } catch (error) {
    return explainFailedStart(services, attempt, error);
  }
}

type RegisteredAttempt = AttemptRow & { readonly reference: string };

async function registerPayment(
  services: PaymentServices,
  order: OrderRow,
  attempt: AttemptRow,
  cards: Cards,
): Promise<RegisteredAttempt> {
  if (attempt.reference !== null) return { ...attempt, reference: attempt.reference };
  const { reference } = await withTimeout(cards.create(await paymentRequestFor(services, order, attempt)));
  await saveStartedPayment(services.db, attempt.attempt, { reference, redirectUrl: null });
  return { ...attempt, reference };
}

/** The page takes the place of the charge, which is closed last: a closed payment would end the order. */
async function offerPage(
  services: PaymentServices,
  order: OrderRow,
  attempt: RegisteredAttempt,
  online: Online,
): Promise<ChargeOutcome> {
  const started = await withTimeout(online.start(await paymentRequestFor(services, order, attempt)));
  await replaceReference(services.db, attempt, started);
  await requestProvider(services, attempt, online.close(attempt.reference));
  return 'action';
}
