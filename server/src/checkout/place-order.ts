// A cart becomes an order, once, all of it or nothing: one transaction holds the cart, takes the goods and the coupon and
// writes the order down. The provider is spoken to afterwards.
import { createHash } from 'node:crypto';
import type {
  Confirmation,
  placeOrderAsCustomer as customerShape,
  placeOrder as shape,
} from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { countRegistration, findCustomer, hashNewPassword, undoWhenBusy } from '../account/account.ts';
import {
  type CartDetails,
  type CartRow,
  closeCart,
  findOrderable,
  getCachedCardsOf,
  openLocked,
  type PricedCart,
  peekCart,
  priceWithCards,
} from '../cart/cart.ts';
import { getCachedTermsVersion } from '../content/content.ts';
import {
  createOrder,
  ensurePaymentAttempt,
  findExistingOrder,
  type OrderContext,
  type OrderKey,
  type OrderRow,
  saveIdempotencyKey,
  setLockTimeout,
} from '../orders/orders.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { isLockTimeout } from '../platform/database/is-lock-timeout.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import { type CheckedOrderInput, checkOrder, type OrderInput } from './check-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { couponCustomers } from './coupon-customers.ts';
import { draftOrder } from './draft-order.ts';
import { makeWithinLimits } from './limit-orders.ts';
import { type ChosenPassword, checkPassword, openAccount } from './new-account.ts';

export async function placeOrder(ctx: OrderContext, { params, body }: Input<typeof shape>): Promise<Confirmation> {
  const { password, repeatPassword, ...customer } = body.customer;
  // Whoever is signed in has an account.
  const chosen = password && ctx.customerId === null ? { password, repeatPassword } : null;
  // A password is no part of what is ordered, and no fast hash of it may be kept.
  return place(ctx, params.code, { ...body, customer, chosen }, { ...body, customer });
}

export async function placeOrderAsCustomer(
  ctx: OrderContext,
  { params, body }: Input<typeof customerShape>,
): Promise<Confirmation> {
  const known = await findCustomer(ctx.db, ctx.customerId ?? 0);
  const customer = {
    emailAddress: body.customer?.emailAddress ?? known?.email ?? '',
    billing: body.customer?.billing ?? known?.billing,
    delivery: body.customer?.delivery ?? (body.customer?.billing ? null : known?.delivery),
  };
  return place(ctx, params.code, { ...body, customer, chosen: null }, body);
}

type OrderInputWithPassword = OrderInput & { readonly chosen: ChosenPassword | null };

async function place(
  ctx: OrderContext,
  code: string,
  wish: OrderInputWithPassword,
  body: object,
): Promise<Confirmation> {
  const cart = await findOrderable(ctx, code);
  const key = keyOf(ctx, body);
  const order =
    (await findExistingOrder(ctx.db, knownBy(ctx, cart), key)) ?? (await createOrderFromCart(ctx, cart, wish, key));
  await ensurePaymentAttempt(ctx, order);
  return confirmOrder(ctx, order.id);
}

const knownBy = ({ customerId }: OrderContext, { id }: CartRow) => ({ cartId: id, customerId });

const MAX_ROUNDS = 5;

async function createOrderFromCart(
  ctx: OrderContext,
  cart: CartRow,
  wish: OrderInputWithPassword,
  key: OrderKey,
): Promise<OrderRow> {
  const { chosen } = wish;
  const checked = checkOrder(ctx, wish, chosen ? checkPassword(ctx, chosen, wish.customer.emailAddress) : []);
  return makeWithinLimits(ctx, checked, () => makeChecked(ctx, cart, wish, checked, key));
}

/** Texts and pictures are fetched before the transaction; should the cart have got other goods meanwhile, once more. */
async function makeChecked(
  ctx: OrderContext,
  cart: CartRow,
  wish: OrderInputWithPassword,
  checked: CheckedOrderInput,
  key: OrderKey,
): Promise<OrderRow> {
  const terms = await getCachedTermsVersion(ctx);
  const passwordHash = wish.chosen && (await hashFor(ctx, cart, { wish, checked, terms }, wish.chosen));
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const cards = await getCachedCardsOf(ctx, await peekCart(ctx, cart));
    const order = await tryCreateOrder(ctx, cart, { wish, checked, passwordHash, terms, cards, key });
    if (order) return order;
  }
  return refuse('request.in-progress', {}, { retryAfter: 1 });
}

/** Hashing is costly: first the cart, its prices and the limits are looked at, as they are before anything is locked. */
async function hashFor(
  ctx: OrderContext,
  cart: CartRow,
  drafting: Pick<OrderCreation, 'wish' | 'checked' | 'terms'>,
  { password }: ChosenPassword,
): Promise<string> {
  const open = await peekCart(ctx, cart);
  await draftFrom(ctx.db, ctx, open, { ...drafting, cards: await getCachedCardsOf(ctx, open) });
  const counted = await countRegistration(ctx, drafting.checked.emailAddress);
  return undoWhenBusy(() => hashNewPassword(password), counted.undo);
}

interface OrderCreation {
  readonly wish: OrderInput;
  readonly checked: CheckedOrderInput;
  /** Of the account that comes with the order. */
  readonly passwordHash: string | null;
  readonly terms: string | null;
  readonly cards: PricedCart['cards'];
  readonly key: OrderKey;
}

const LOCK_TIMEOUT_MS = 10_000;

async function tryCreateOrder(ctx: OrderContext, cart: CartRow, making: OrderCreation): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await setLockTimeout(tx, LOCK_TIMEOUT_MS);
      const open = await openLocked(tx, ctx, cart.id);
      const known = await findExistingOrder(tx, knownBy(ctx, cart), making.key);
      if (!known && !hasCards(open, making.cards)) return undefined;
      const order = known ?? (await createOrderLocked(tx, ctx, open, making));
      await saveIdempotencyKey(tx, order, making.key, ctx.now);
      return order;
    });
  } catch (error) {
    // Looked at again, the cart says what is left of the goods, and costs what it costs without the coupon.
    if (error instanceof OutOfStockDuringCheckout || (error instanceof Refusal && error.code === 'coupon.used-up'))
      return undefined;
    if (isLockTimeout(error)) return refuse('request.in-progress', {}, { retryAfter: 1 });
    throw error;
  }
}

async function createOrderLocked(
  tx: Tx,
  ctx: OrderContext,
  open: CartDetails,
  making: OrderCreation,
): Promise<OrderRow> {
  const draft = await draftFrom(tx, ctx, open, making);
  const { passwordHash } = making;
  const customerId = passwordHash ? await openAccount(tx, ctx, making.checked, passwordHash) : ctx.customerId;
  const customers = draft.couponId === null ? [] : await couponCustomers(tx, ctx, customerId, draft.emailAddress);
  const made = await createOrder(tx, ctx, { ...draft, customerId, couponCustomers: customers });
  if ('missing' in made) throw new OutOfStockDuringCheckout();
  await closeCart(tx, open.cart.id, ctx.now);
  return made.order;
}

async function draftFrom(
  db: Queryable,
  ctx: OrderContext,
  open: CartDetails,
  drafting: Pick<OrderCreation, 'wish' | 'checked' | 'terms' | 'cards'>,
): ReturnType<typeof draftOrder> {
  if (open.lines.length === 0) return refuse('cart.empty');
  const priced = await priceWithCards({ ...ctx, db }, open, drafting.cards);
  return draftOrder(db, ctx, priced, drafting);
}

/** Another order was quicker. */
class OutOfStockDuringCheckout extends Error {}

const hasCards = ({ sellables }: CartDetails, cards: OrderCreation['cards']): boolean =>
  [...sellables.values()].every(({ productId }) => cards.has(productId));

/** The body has been through its shape, so the same order reads the same, whatever the caller's spelling. */
function keyOf({ caller }: OrderContext, body: object): OrderKey {
  const key = caller.header('idempotency-key')?.trim();
  if (key !== undefined && (key === '' || key.length > 255)) refuse('request.invalid', { detail: 'Idempotency-Key' });
  return { key, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}
