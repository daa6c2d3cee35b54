import type { PaymentMethod, startPayment as shape } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { findOrderable } from '../cart/cart.ts';
import {
  addStart,
  canOpenOrder,
  checkStarts,
  ensurePaymentAttempt,
  findLatestAttempt,
  findOrderOfCart,
  lockOrder,
  type OrderRow,
  type OrderServices,
  payUrlOf,
} from '../orders/orders.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';

export async function listPaymentMethods({
  payments,
  language,
}: RequestContext & Pick<OrderServices, 'payments'>): Promise<PaymentMethod[]> {
  return payments.methods.map(({ code, paymentType, isTest, name, description, online }) => ({
    code,
    paymentType,
    name: name(language),
    description: description(language),
    redirects: online !== null,
    test: isTest,
  }));
}

/**
 * Returns the payment page, or starts the payment again when the provider was unavailable. The payment method of the
 * order cannot change.
 */
export async function startPayment(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const cart = await findOrderable(ctx, params.code);
  const order = await findOrderOfCart(ctx.db, cart.id);
  if (!order || !(await canOpenOrder(ctx, order, query.key))) return throwDomainError('order.not-found');
  if (order.state !== 'awaiting-payment') return throwDomainError('order.not-open');
  const before = await findLatestAttempt(ctx.db, order.id);
  if (before?.reference === null) await countStart(ctx, order);
  if ((await ensurePaymentAttempt(ctx, order)) === 'refused') return throwDomainError('payment.refused');
  const attempt = await findLatestAttempt(ctx.db, order.id);
  const redirectUrl = payUrlOf(order, attempt);
  if (redirectUrl === null) return throwDomainError('payment.away', {}, { retryAfter: 5 });
  return {
    id: order.id,
    orderId: order.id,
    details: { redirectUrl },
    transactionDate: ctx.now.toISOString(),
    amount: toMajor(order.total, order.currency),
    paymentType: order.paymentType,
    transactionType: 'INIT',
  };
}

const countStart = ({ db, now }: RequestContext & OrderServices, order: OrderRow): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    const firstTry = order.firstTry ?? order.id;
    await checkStarts(tx, firstTry, now);
    await addStart(tx, firstTry, now);
  });
