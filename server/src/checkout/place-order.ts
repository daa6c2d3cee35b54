// Places an order: find the order of a repeated request, or check the input and create the order, then start its payment.
import { createHash } from 'node:crypto';
import type {
  Confirmation,
  placeOrderAsCustomer as customerShape,
  placeOrder as shape,
} from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { findCustomer } from '../account/account.ts';
import { findOrderable } from '../cart/cart.ts';
import {
  ensurePaymentAttempt,
  findExistingOrder,
  findLatestAttempt,
  findOrder,
  findOrderLines,
  grandTotal,
  type OrderContext,
  type OrderKey,
  paymentStatus,
  payUrlOf,
  toApiStatus,
  viewOrderLine,
} from '../orders/orders.ts';
import { refuse } from '../platform/refusal.ts';
import { checkOrder, type OrderInput } from './check-order.ts';
import { createOrderFromCart } from './create-order-from-cart.ts';
import { type ChosenPassword, checkPassword } from './new-account.ts';

export async function placeOrder(ctx: OrderContext, { params, body }: Input<typeof shape>): Promise<Confirmation> {
  const { password, repeatPassword, ...customer } = body.customer;
  // A signed-in customer has an account already.
  const newPassword = password && ctx.customerId === null ? { password, repeatPassword } : null;
  // The password is left out of the hashed request: a fast hash of it must not be stored.
  const key = readIdempotencyKey(ctx, { ...body, customer });
  return placeWithKey(ctx, params.code, { ...body, customer }, newPassword, key);
}

export async function placeOrderAsCustomer(
  ctx: OrderContext,
  { params, body }: Input<typeof customerShape>,
): Promise<Confirmation> {
  const account = await findCustomer(ctx.db, ctx.customerId ?? 0);
  const customer = {
    emailAddress: body.customer?.emailAddress ?? account?.email ?? '',
    billing: body.customer?.billing ?? account?.billing,
    delivery: body.customer?.delivery ?? (body.customer?.billing ? null : account?.delivery),
  };
  return placeWithKey(ctx, params.code, { ...body, customer }, null, readIdempotencyKey(ctx, body));
}

async function placeWithKey(
  ctx: OrderContext,
  cartCode: string,
  input: OrderInput,
  newPassword: ChosenPassword | null,
  key: OrderKey,
): Promise<Confirmation> {
  const cart = await findOrderable(ctx, cartCode);
  let order = await findExistingOrder(ctx.db, { cartId: cart.id, customerId: ctx.customerId }, key);
  if (!order) {
    const passwordProblems = newPassword ? checkPassword(ctx, newPassword, input.customer.emailAddress) : [];
    const checked = checkOrder(ctx, input, passwordProblems);
    order = await createOrderFromCart(ctx, cart, { input, checked, newPassword, key });
  }
  await ensurePaymentAttempt(ctx, order);
  return confirmOrder(ctx, order.id);
}

/** The body has been parsed by its schema, so equal orders have equal hashes however the caller spells the JSON. */
function readIdempotencyKey({ caller }: OrderContext, body: object): OrderKey {
  const key = caller.header('idempotency-key')?.trim();
  if (key !== undefined && (key === '' || key.length > 255)) refuse('request.invalid', { detail: 'Idempotency-Key' });
  return { key, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

/** The current state of the order: a repeated request may come after the payment. */
async function confirmOrder(ctx: OrderContext, id: number): Promise<Confirmation> {
  const order = (await findOrder(ctx.db, ctx.store.id, id)) ?? refuse('order.not-found');
  const lines = await findOrderLines(ctx.db, [id]);
  const attempt = await findLatestAttempt(ctx.db, id);
  const available = new Set(lines.map(({ variantId }) => variantId));
  return {
    id,
    billing: order.billingAddress,
    delivery: order.deliveryAddress,
    shipping: order.deliveryName,
    payment: order.paymentType,
    total: { totals: order.totals, grandTotal: grandTotal(order.totals).total },
    products: lines.map((line) => viewOrderLine(order, line, available)),
    key: order.key,
    orderStatus: toApiStatus(order.state),
    paymentStatus: paymentStatus(order, attempt?.state === 'pending'),
    redirectUrl: payUrlOf(order, attempt),
    emailAddress: order.emailAddress,
  };
}
