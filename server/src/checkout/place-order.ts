// Places an order: find the order of a repeated request, or check the input and create the order, then start its payment.
// One transaction locks the cart, reserves the stock, uses the coupon and saves the order; the payment provider is called
// after it.

import type {
  Confirmation,
  placeOrderAsCustomer as customerShape,
  placeOrder as shape,
} from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import {
  type CustomerRow,
  countRegistration,
  findCustomer,
  hashNewPassword,
  isVerified,
  type StoredAddress,
  undoWhenBusy,
} from '../account/account.ts';
import {
  type CartDetails,
  type CartRow,
  closeCart,
  couponNames,
  findOrderable,
  getCachedCardsOf,
  loadCartDetails,
  openLocked,
  type PricedCart,
  priceWithCards,
} from '../cart/cart.ts';
import { getCachedTermsVersion } from '../content/content.ts';
import {
  type CreatedOrder,
  chargeCard,
  createOrder,
  ensurePaymentAttempt,
  findExistingOrder,
  findLatestAttempt,
  findOrder,
  findOrderLines,
  type OrderKey,
  type OrderRow,
  type OrderServices,
  reopenOrderedCart,
  saveIdempotencyKey,
} from '../orders/orders.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { isLockTimeout } from '../platform/database/is-database-unavailable.ts';
import { DomainError, throwDomainError } from '../platform/domain-error.ts';
import { readIdempotencyKey } from '../platform/http/mount.ts';
import { enforceLimit, type Limit, networkOf, undoAttempt } from '../platform/security/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { type CheckedOrderInput, checkOrder, findCardToken, type OrderInput } from './check-order.ts';
import { viewConfirmation } from './checkout-view.ts';
import { draftOrder } from './draft-order.ts';
import { type ChosenPassword, checkPassword, openAccount } from './new-account.ts';
import { findChosenQuote, moveQuotes } from './quote-repository.ts';
import { saveAddresses } from './save-addresses.ts';

export async function placeOrder(
  ctx: RequestContext & OrderServices,
  { params, body }: Input<typeof shape>,
): Promise<Confirmation> {
  const { password, repeatPassword, ...customer } = body.customer;
  // A signed-in customer has an account already.
  const newPassword = password && ctx.customerId === null ? { password, repeatPassword } : null;
  // The password is left out of the hashed request: a fast hash of it must not be stored.
  const key = readIdempotencyKey(ctx, { ...body, customer });
  return placeWithKey(ctx, params.code, { ...body, customer }, newPassword, key);
}

export async function placeOrderAsCustomer(
  ctx: RequestContext & OrderServices,
  { params, body }: Input<typeof customerShape>,
): Promise<Confirmation> {
  const account = await findCustomer(ctx.db, ctx.customerId ?? 0);
  const { emailAddress = account?.email ?? '', billing, delivery } = body.customer ?? {};
  const addresses = billing || delivery ? { billing: billing ?? account?.billing, delivery } : undefined;
  const customer = { emailAddress, ...(addresses ?? (await addressesOfAccount(ctx, params.code, body, account))) };
  return placeWithKey(ctx, params.code, { ...body, customer }, null, readIdempotencyKey(ctx, body));
}

/**
 * Storefronts that send no address show a total for the billing address, which they prefill. So the order goes to the
 * stored address the quote was made for, and without a quote to the delivery address.
 */
async function addressesOfAccount(
  ctx: RequestContext & OrderServices,
  cartCode: string,
  { shippingQuote }: Pick<OrderInput, 'shippingQuote'>,
  account: CustomerRow | undefined,
): Promise<Pick<OrderInput['customer'], 'billing' | 'delivery'>> {
  if (!account?.delivery) return { billing: account?.billing };
  const { billing, delivery } = account;
  const cart = await findOrderable(ctx, cartCode);
  const quote = await findChosenQuote(ctx.db, cart.id, shippingQuote);
  const closeness = ({ country, zone }: StoredAddress) =>
    country === quote?.country ? 1 + Number((zone ?? '') === quote.zone) : 0;
  return closeness(billing) > closeness(delivery) ? { billing } : { billing, delivery };
}

async function placeWithKey(
  ctx: RequestContext & OrderServices,
  cartCode: string,
  input: OrderInput,
  newPassword: ChosenPassword | null,
  key: OrderKey,
): Promise<Confirmation> {
  const cart = await findOrderable(ctx, cartCode);
  const existing = await findExistingOrder(ctx.db, { cart, customerId: ctx.customerId }, key);
  const placed = existing ? { order: existing } : await checkAndCreate(ctx, cart, { input, newPassword, key });
  const { order } = placed;
  const token = findCardToken(ctx.payments, input.payment);
  if (token) await chargeOrder(ctx, order, token);
  else await ensurePaymentAttempt(ctx, order);
  // Nothing else can have happened to an order that was just created and has no payment.
  if ('lines' in placed && order.state !== 'awaiting-payment')
    return viewConfirmation({ ...placed, store: ctx.store, attempt: undefined });
  return confirmOrder(ctx, order.id);
}

function checkAndCreate(
  ctx: RequestContext & OrderServices,
  cart: CartRow,
  { input, newPassword, key }: Omit<OrderRequest, 'checked'>,
): Promise<PlacedOrder> {
  const passwordIssues = newPassword ? checkPassword(ctx, newPassword, input.customer.emailAddress) : [];
  const checked = checkOrder(ctx, input, passwordIssues);
  return createOrderFromCart(ctx, cart, { input, checked, newPassword, key });
}

/** After a declined card the cart is there again under its code, so that the shopper can try another card. */
async function chargeOrder(ctx: RequestContext & OrderServices, order: OrderRow, token: string): Promise<void> {
  const outcome = await chargeCard(ctx, order, token);
  if (outcome === 'accepted') return;
  if (outcome === 'away') return throwDomainError('payment.away', {}, { retryAfter: 5 });
  if (outcome === 'action') {
    const url = (await findLatestAttempt(ctx.db, order.id))?.redirectUrl ?? '';
    return throwDomainError('payment.action', { url }, { redirectUrl: url, orderId: order.id, key: order.key });
  }
  const cartId = await reopenOrderedCart(ctx, order);
  if (cartId !== null) await moveQuotes(ctx.db, order.cartId, cartId);
  return throwDomainError(outcome === 'declined' ? 'payment.declined' : 'payment.refused');
}

/** The current state of the order: a repeated request may come after the payment. */
async function confirmOrder(ctx: RequestContext & OrderServices, id: number): Promise<Confirmation> {
  const order = (await findOrder(ctx.db, ctx.store.id, id)) ?? throwDomainError('order.not-found');
  const lines = await findOrderLines(ctx.db, [id]);
  const attempt = await findLatestAttempt(ctx.db, id);
  return viewConfirmation({ order, store: ctx.store, lines, attempt });
}

const MAX_ROUNDS = 5;

/** Created now, with its lines, or by an earlier request. */
type PlacedOrder = CreatedOrder | Pick<CreatedOrder, 'order'>;

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
const createOrderFromCart = (
  ctx: RequestContext & OrderServices,
  cart: CartRow,
  { input, checked, newPassword, key }: OrderRequest,
): Promise<PlacedOrder> =>
  runWithinOrderLimits(ctx, checked, async () => {
    const terms = await getCachedTermsVersion(ctx);
    const passwordHash = newPassword && (await hashPassword(ctx, cart, { input, checked, terms }, newPassword));
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const cards = await getCachedCardsOf(ctx, await loadCartDetails(ctx, cart));
      const placed = await tryCreateOrder(ctx, cart, { input, checked, passwordHash, terms, cards, key });
      if (placed) return placed;
    }
    return throwDomainError('request.in-progress', {}, { retryAfter: 1 });
  });

/** Hashing is expensive: the cart, its prices and the rate limits are checked first, without locks. */
async function hashPassword(
  ctx: RequestContext & OrderServices,
  cart: CartRow,
  draftInput: Omit<DraftInput, 'cards'>,
  { password }: ChosenPassword,
): Promise<string> {
  const details = await loadCartDetails(ctx, cart);
  await draftFromCart(ctx.db, ctx, details, { ...draftInput, cards: await getCachedCardsOf(ctx, details) });
  const counted = await countRegistration(ctx, draftInput.checked.emailAddress);
  return undoWhenBusy(() => hashNewPassword(password), counted.undo);
}

/** Undefined when it has to be tried again. */
async function tryCreateOrder(
  ctx: RequestContext & OrderServices,
  cart: CartRow,
  creation: OrderCreation,
): Promise<PlacedOrder | undefined> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const details = await openLocked(tx, ctx, cart.id);
      const owner = { cart: details.cart, customerId: ctx.customerId };
      const existing = await findExistingOrder(tx, owner, creation.key);
      if (!existing && !hasAllCards(details, creation.cards)) return undefined;
      const placed = existing ? { order: existing } : await createOrderLocked(tx, ctx, details, creation);
      await saveIdempotencyKey(tx, placed.order, creation.key, ctx.now);
      return placed;
    });
  } catch (error) {
    // The next round refuses with the quantity that is left, or prices the cart without the coupon.
    if (error instanceof OutOfStockDuringCheckout || (error instanceof DomainError && error.code === 'coupon.used-up'))
      return undefined;
    if (isLockTimeout(error)) return throwDomainError('request.in-progress', {}, { retryAfter: 1 });
    throw error;
  }
}

async function createOrderLocked(
  tx: Tx,
  ctx: RequestContext & OrderServices,
  details: CartDetails,
  creation: OrderCreation,
): Promise<CreatedOrder> {
  const draft = await draftFromCart(tx, ctx, details, creation);
  const { passwordHash } = creation;
  const customerId = passwordHash ? await openAccount(tx, ctx, creation.checked, passwordHash) : ctx.customerId;
  const couponCustomers =
    draft.couponId === null ? [] : await findCouponCustomers(tx, ctx, customerId, draft.emailAddress);
  const created = await createOrder(tx, ctx, { ...draft, customerId, couponCustomers });
  if ('missing' in created) throw new OutOfStockDuringCheckout();
  if (ctx.customerId !== null) await saveAddresses(tx, ctx.customerId, creation.checked);
  await closeCart(tx, details.cart.id, ctx.now);
  return created;
}

async function draftFromCart(
  db: Queryable,
  ctx: RequestContext & OrderServices,
  details: CartDetails,
  draftInput: DraftInput,
): ReturnType<typeof draftOrder> {
  if (details.lines.length === 0) return throwDomainError('cart.empty');
  const priced = await priceWithCards({ ...ctx, db }, details, draftInput.cards);
  return draftOrder(db, ctx, priced, draftInput);
}

/** A coupon limit per customer counts the account, its verified address and the e-mail address of the order. */
async function findCouponCustomers(
  tx: Tx,
  { fingerprint }: RequestContext & OrderServices,
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

const PER_EMAIL_ADDRESS: Limit = { max: 10, minutes: 60 };
const PER_DELIVERY_ADDRESS: Limit = { max: 15, minutes: 60 };

/**
 * Anybody can order on account or cash on delivery in any name, and each order reserves stock and sends mails, so orders
 * are limited per network, e-mail address and delivery address. The order is counted first, so that parallel requests
 * cannot exceed the limit; an order that fails is not counted.
 */
async function runWithinOrderLimits<T>(
  ctx: RequestContext & OrderServices,
  ordered: CheckedOrderInput,
  make: () => Promise<T>,
): Promise<T> {
  const { ordersPerHour } = ctx;
  if (ordersPerHour === undefined) return make();
  const counted: readonly (readonly [string, string, Limit])[] = [
    ['orders of a network', networkOf(ctx.caller.address), { max: ordersPerHour, minutes: 60 }],
    ['orders of an e-mail address', ordered.emailAddress.toLowerCase(), PER_EMAIL_ADDRESS],
    ['orders to an address', addressKey(ordered.delivery), PER_DELIVERY_ADDRESS],
  ];
  for (const [what, who, rule] of counted) await enforceLimit(ctx, what, who, rule, 'order.too-many');
  try {
    return await make();
  } catch (error) {
    for (const [what, who] of counted) await undoAttempt(ctx, what, who);
    throw error;
  }
}

/** Equal for the same address, however the street is spelled. */
const addressKey = ({ country, postalCode, address }: Address): string =>
  [country, postalCode, address].map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join(' ');
