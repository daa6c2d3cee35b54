// Creates an order once, in the checkout's transaction, which has locked the cart.

import { randomBytes } from 'node:crypto';
import { type CartRow, useCoupon } from '../cart/cart.ts';
import { takeStock } from '../catalog/catalog.ts';
import { orderMessages } from '../messages/en/order.ts';
import { translate } from '../messages/translate.ts';
import type { PaymentProvider } from '../payments/payments.ts';
import type { Database, Queryable, Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { mailPlacedOrder } from './mail/order-notice.ts';
import { instructionsFor } from './order-in-language.ts';
import {
  findKey,
  findNextOrderId,
  findOrderOfCart,
  insertOrder,
  type LineRow,
  lockOrders,
  type NewLine,
  type NewOrder,
  type OrderRow,
  saveKey,
  startOrderIds,
  takeOrderId,
} from './orders-repository.ts';
import type { OrderServices } from './payment/payment-services.ts';
import { addStart, countStarts, insertAttempt } from './payment/payments-repository.ts';
import { couponReference } from './transition-order.ts';

const MINUTE = 60_000;
/** Stock is reserved this long for the payment; the payment page expires a minute earlier. */
const RESERVATION_MS = 15 * MINUTE;
const PAYABLE_MS = 14 * MINUTE;
const MAX_STARTS = 5;
const STARTS_PERIOD_MS = 10 * MINUTE;

export interface OrderDraft
  extends Omit<
    NewOrder,
    | 'id'
    | 'numberPrefix'
    | 'storeId'
    | 'key'
    | 'language'
    | 'state'
    | 'createdAt'
    | 'expiresAt'
    | 'provider'
    | 'paymentType'
    | 'paymentName'
    | 'instructions'
    | 'due'
    | 'firstTry'
  > {
  readonly lines: readonly NewLine[];
  /** Made by couponNames, for coupon limits per customer. */
  readonly couponCustomers: readonly string[];
  readonly method: PaymentProvider;
  /** Paid without a payment page, in test mode only. */
  readonly atOnce: boolean;
}

export interface CreatedOrder {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
}

/** Returns the order, or the variants with too little stock: then the transaction must be rolled back. */
export async function createOrder(
  tx: Tx,
  ctx: RequestContext & OrderServices,
  { lines: newLines, method, atOnce, couponCustomers, ...draft }: OrderDraft,
): Promise<CreatedOrder | { missing: readonly number[] }> {
  const { store, language, now } = ctx;
  const pays = draft.total > 0;
  const online = pays && method.online !== null;
  const { id, firstTry } = await takeOrderId(tx, draft.cartId);
  // Limits card testing: attempts for restored carts count towards the first order.
  if (firstTry !== null && online) await checkStarts(tx, firstTry, now);
  const due = pays && !online;
  const numbered = { id, numberPrefix: ctx.orderPrefix, total: draft.total, currency: draft.currency };
  const created = await insertOrder(
    tx,
    {
      ...draft,
      id,
      storeId: store.id,
      numberPrefix: ctx.orderPrefix,
      key: randomBytes(16).toString('hex'),
      language,
      state: online ? 'awaiting-payment' : pays ? 'placed' : 'paid',
      createdAt: now,
      expiresAt: online ? new Date(now.getTime() + RESERVATION_MS) : null,
      provider: pays ? method.code : 'free',
      paymentType: pays ? method.paymentType : 'FREE',
      paymentName: pays ? method.name(language) : translate(orderMessages, language).free,
      instructions: (due && instructionsFor(numbered, method, language)) || null,
      due,
      firstTry,
    },
    newLines,
  );
  const { order, lines } = created;
  const { missing, low } = await takeStock(tx, lines, { orderId: order.id, at: now });
  if (missing.length > 0) return { missing };
  if (order.couponId !== null) {
    const reference = couponReference(order.id);
    await useCoupon(tx, { couponId: order.couponId, reference, customers: couponCustomers });
  }
  if (online) await createAttempt(tx, order, atOnce);
  else await mailPlacedOrder(tx, ctx, { order, lines, store }, low);
  return created;
}

export async function checkStarts(tx: Tx, firstTry: number, now: Date): Promise<void> {
  const starts = await countStarts(tx, firstTry, new Date(now.getTime() - STARTS_PERIOD_MS));
  if (starts >= MAX_STARTS) throwDomainError('payment.too-many', {}, { retryAfter: STARTS_PERIOD_MS / 1000 });
}

async function createAttempt(tx: Tx, order: OrderRow, atOnce: boolean): Promise<void> {
  await addStart(tx, order.firstTry ?? order.id, order.createdAt);
  await insertAttempt(tx, {
    attempt: randomBytes(16).toString('hex'),
    orderId: order.id,
    provider: order.provider,
    amount: order.total,
    currency: order.currency,
    atOnce,
    createdAt: order.createdAt,
    expiresAt: new Date(order.createdAt.getTime() + PAYABLE_MS),
    askedAt: order.createdAt,
  });
}

/**
 * The same order may be sent several times: a double click, a lost response, a second tab. It is created once. `key` is
 * the caller's idempotency key, `hash` the hash of the request body.
 */
export interface OrderKey {
  readonly key: string | undefined;
  readonly hash: string;
}

/**
 * Finds the order of this cart, for its customer and for the same request with the same key. A key with another request
 * is refused. Others may know the code of the cart, and the order contains a name and an address: they only learn that
 * the cart has been ordered, not whether by a guest or an account.
 */
export async function findExistingOrder(
  db: Queryable,
  { cart, customerId }: { readonly cart: Pick<CartRow, 'id' | 'orderedAt'>; readonly customerId: number | null },
  { key, hash }: OrderKey,
): Promise<OrderRow | undefined> {
  // The transaction that creates the order sets it.
  if (cart.orderedAt === null) return undefined;
  const order = await findOrderOfCart(db, cart.id);
  if (!order) return undefined;
  const known = key === undefined ? undefined : await findKey(db, cart.id, key);
  if (known && known.hash !== hash) return throwDomainError('request.key-reused');
  const isOwner = order.customerId !== null && order.customerId === customerId;
  return known || isOwner ? order : throwDomainError('order.placed');
}

export async function saveIdempotencyKey(tx: Tx, order: OrderRow, { key, hash }: OrderKey, at: Date): Promise<void> {
  if (key !== undefined) await saveKey(tx, { cartId: order.cartId, orderId: order.id, key, hash, at });
}

export interface OrderNumbers {
  /** Before the numbers of new orders. */
  readonly prefix?: string;
  /** The lowest number of a new order. */
  readonly start?: number;
}

/** Numbers only grow: a start below the newest order changes nothing. */
export async function startOrderNumbers(db: Database, { start = 1 }: OrderNumbers): Promise<void> {
  if ((await findNextOrderId(db)) >= start) return;
  await db.transaction(async (tx) => {
    // No order may take a number between the question and the change.
    await lockOrders(tx);
    if ((await findNextOrderId(tx)) < start) await startOrderIds(tx, start);
  });
}
