// The shopper comes back from the payment page. The URL proves nothing, so the provider is asked for the payment state.

import type { Input } from '@vitrine/contract/endpoint.ts';
import type {
  paymentFailed as failedShape,
  PaymentOutcome,
  paymentSucceeded as shape,
} from '@vitrine/contract/orders/orders-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { canOpenOrder } from '../open-order.ts';
import { paymentStatus, toApiStatus } from '../order-states.ts';
import { findOrder } from '../orders-repository.ts';
import type { OrderServices } from './payment-services.ts';
import { findLatestAttempt } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

export async function paymentSucceeded(
  ctx: RequestContext & OrderServices,
  input: Input<typeof shape>,
): Promise<PaymentOutcome> {
  return readPaymentOutcome(ctx, input);
}

export async function paymentFailed(
  ctx: RequestContext & OrderServices,
  input: Input<typeof failedShape>,
): Promise<PaymentOutcome> {
  return readPaymentOutcome(ctx, input);
}

async function readPaymentOutcome(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof shape>,
): Promise<PaymentOutcome> {
  const { id } = params;
  const returned = await findOrder(ctx.db, ctx.store.id, id);
  // A provider calls without the key. It needs no answer, and nobody may learn from one which orders exist.
  if (!returned || !(await canOpenOrder(ctx, returned, query.key)))
    return { id, orderStatus: null, paymentStatus: null };
  const attempt = await findLatestAttempt(ctx.db, id);
  if (attempt?.state === 'open' || attempt?.state === 'pending') await settlePayment(ctx, attempt);
  const order = (await findOrder(ctx.db, ctx.store.id, id)) ?? throwDomainError('order.not-found');
  const latest = await findLatestAttempt(ctx.db, id);
  return {
    id,
    orderStatus: toApiStatus(order.state),
    paymentStatus: paymentStatus(order, latest?.state === 'pending'),
  };
}
