// One transaction locks the cart, reserves the stock, uses the coupon and saves the order. The payment provider is called
// afterwards.
import { countRegistration, findCustomer, hashNewPassword, isVerified, undoWhenBusy } from '../account/account.ts';
import {
  type CartDetails,
  type CartRow,
  closeCart,
  couponNames,
  getCachedCardsOf,
  openLocked,
  type PricedCart,
  peekCart,
  priceWithCards,
} from '../cart/cart.ts';
import { getCachedTermsVersion } from '../content/content.ts';
import {
  createOrder,
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
import type { CheckedOrderInput, OrderInput } from './check-order.ts';
import { draftOrder } from './draft-order.ts';
import { runWithinOrderLimits } from './limit-orders.ts';
import { type ChosenPassword, openAccount } from './new-account.ts';

const MAX_ROUNDS = 5;
const LOCK_TIMEOUT_MS = 10_000;

interface OrderRequest {
  readonly input: OrderInput;
  readonly checked: CheckedOrderInput;
  /** Chosen by a guest who wants an account. */
  readonly newPassword: ChosenPassword | null;
  readonly key: OrderKey;
}

interface DraftInput extends Pick<OrderRequest, 'input' | 'checked'> {
  /** Version of the terms the customer accepts. */
  readonly terms: string | null;
  readonly cards: PricedCart['cards'];
}

interface OrderCreation extends DraftInput {
  readonly passwordHash: string | null;
  readonly key: OrderKey;
}

/**
 * Texts and images are loaded before the transaction. When the cart has got other products meanwhile, or another order took
 * the stock or the coupon, everything is loaded and tried again.
 */
export const createOrderFromCart = (
  ctx: OrderContext,
  cart: CartRow,
  { input, checked, newPassword, key }: OrderRequest,
): Promise<OrderRow> =>
  runWithinOrderLimits(ctx, checked, async () => {
    const terms = await getCachedTermsVersion(ctx);
    const passwordHash = newPassword && (await hashPassword(ctx, cart, { input, checked, terms }, newPassword));
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const cards = await getCachedCardsOf(ctx, await peekCart(ctx, cart));
      const order = await tryCreateOrder(ctx, cart, { input, checked, passwordHash, terms, cards, key });
      if (order) return order;
    }
    return refuse('request.in-progress', {}, { retryAfter: 1 });
  });

/** Hashing is expensive: the cart, its prices and the rate limits are checked first, without locks. */
async function hashPassword(
  ctx: OrderContext,
  cart: CartRow,
  draftInput: Omit<DraftInput, 'cards'>,
  { password }: ChosenPassword,
): Promise<string> {
  const details = await peekCart(ctx, cart);
  await draftFromCart(ctx.db, ctx, details, { ...draftInput, cards: await getCachedCardsOf(ctx, details) });
  const counted = await countRegistration(ctx, draftInput.checked.emailAddress);
  return undoWhenBusy(() => hashNewPassword(password), counted.undo);
}

/** Undefined when it has to be tried again. */
async function tryCreateOrder(
  ctx: OrderContext,
  cart: CartRow,
  creation: OrderCreation,
): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await setLockTimeout(tx, LOCK_TIMEOUT_MS);
      const details = await openLocked(tx, ctx, cart.id);
      const owner = { cartId: cart.id, customerId: ctx.customerId };
      const existing = await findExistingOrder(tx, owner, creation.key);
      if (!existing && !hasAllCards(details, creation.cards)) return undefined;
      const order = existing ?? (await createOrderLocked(tx, ctx, details, creation));
      await saveIdempotencyKey(tx, order, creation.key, ctx.now);
      return order;
    });
  } catch (error) {
    // The next round refuses with the quantity that is left, or prices the cart without the coupon.
    if (error instanceof OutOfStockDuringCheckout || (error instanceof Refusal && error.code === 'coupon.used-up'))
      return undefined;
    if (isLockTimeout(error)) return refuse('request.in-progress', {}, { retryAfter: 1 });
    throw error;
  }
}

async function createOrderLocked(
  tx: Tx,
  ctx: OrderContext,
  details: CartDetails,
  creation: OrderCreation,
): Promise<OrderRow> {
  const draft = await draftFromCart(tx, ctx, details, creation);
  const { passwordHash } = creation;
  const customerId = passwordHash ? await openAccount(tx, ctx, creation.checked, passwordHash) : ctx.customerId;
  const couponCustomers =
    draft.couponId === null ? [] : await findCouponCustomers(tx, ctx, customerId, draft.emailAddress);
  const created = await createOrder(tx, ctx, { ...draft, customerId, couponCustomers });
  if ('missing' in created) throw new OutOfStockDuringCheckout();
  await closeCart(tx, details.cart.id, ctx.now);
  return created.order;
}

async function draftFromCart(
  db: Queryable,
  ctx: OrderContext,
  details: CartDetails,
  draftInput: DraftInput,
): ReturnType<typeof draftOrder> {
  if (details.lines.length === 0) return refuse('cart.empty');
  const priced = await priceWithCards({ ...ctx, db }, details, draftInput.cards);
  return draftOrder(db, ctx, priced, draftInput);
}

/** A coupon limit per customer counts the account, its verified address and the e-mail address of the order. */
async function findCouponCustomers(
  tx: Tx,
  { fingerprint }: OrderContext,
  customerId: number | null,
  emailAddress: string,
): Promise<string[]> {
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  const verified = customer && isVerified(customer) ? [customer.email] : [];
  return couponNames({ customerId, emails: [emailAddress, ...verified] }, fingerprint);
}

/** Thrown when another order took the stock; the checkout is retried. */
class OutOfStockDuringCheckout extends Error {}

const hasAllCards = ({ sellables }: CartDetails, cards: OrderCreation['cards']): boolean =>
  [...sellables.values()].every(({ productId }) => cards.has(productId));
