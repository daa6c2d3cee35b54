// The shopper comes back from the provider. The address proves nothing and changes nothing: the provider is asked.
import type { Input } from '@vitrine/contract/endpoint.ts';
import type {
  paymentFailed as failedShape,
  PaymentOutcome,
  paymentSucceeded as shape,
} from '@vitrine/contract/orders-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import { openOrder } from './open-order.ts';
import { paymentStatus, wireStatus } from './order-states.ts';
import { findOrder } from './orders-repository.ts';
import type { OrdersVisit } from './orders-visit.ts';
import { findLatestAttempt } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

export async function paymentSucceeded(visit: OrdersVisit, input: Input<typeof shape>): Promise<PaymentOutcome> {
  return tellTruth(visit, input);
}

export async function paymentFailed(visit: OrdersVisit, input: Input<typeof failedShape>): Promise<PaymentOutcome> {
  return tellTruth(visit, input);
}

async function tellTruth(visit: OrdersVisit, { params, query }: Input<typeof shape>): Promise<PaymentOutcome> {
  const { id } = await openOrder(visit, params.id, query.key);
  const attempt = await findLatestAttempt(visit.db, id);
  if (attempt?.state === 'open' || attempt?.state === 'pending') await settlePayment(visit, attempt);
  const order = (await findOrder(visit.db, visit.store.id, id)) ?? refuse('order.not-found');
  const latest = await findLatestAttempt(visit.db, id);
  return {
    id,
    orderStatus: wireStatus(order.state),
    paymentStatus: paymentStatus(order, latest?.state === 'pending'),
  };
}
