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
  type CartRow,
  closeCart,
  findOrderable,
  type OpenCart,
  openLocked,
  type PricedCart,
  peekCart,
  priceWithCards,
  recallCardsOf,
} from '../cart/cart.ts';
import { recallTermsVersion } from '../content/content.ts';
import {
  createOrder,
  findKnownOrder,
  type OrderKey,
  type OrderRow,
  type OrdersVisit,
  pursuePayment,
  rememberKey,
  waitAtMost,
} from '../orders/orders.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { isLockTimeout } from '../platform/database/is-lock-timeout.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import { type CheckedWish, checkWish, type OrderInput } from './check-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { couponCustomers } from './coupon-customers.ts';
import { draftOrder } from './draft-order.ts';
import { makeWithinLimits } from './limit-orders.ts';
import { type ChosenPassword, checkPassword, openAccount } from './new-account.ts';

export async function placeOrder(visit: OrdersVisit, { params, body }: Input<typeof shape>): Promise<Confirmation> {
  const { password, repeatPassword, ...customer } = body.customer;
  // Whoever is signed in has an account.
  const chosen = password && visit.customerId === null ? { password, repeatPassword } : null;
  // A password is no part of what is ordered, and no fast hash of it may be kept.
  return place(visit, params.code, { ...body, customer, chosen }, { ...body, customer });
}

export async function placeOrderAsCustomer(
  visit: OrdersVisit,
  { params, body }: Input<typeof customerShape>,
): Promise<Confirmation> {
  const known = await findCustomer(visit.db, visit.customerId ?? 0);
  const customer = {
    emailAddress: body.customer?.emailAddress ?? known?.email ?? '',
    billing: body.customer?.billing ?? known?.billing,
    delivery: body.customer?.delivery ?? (body.customer?.billing ? null : known?.delivery),
  };
  return place(visit, params.code, { ...body, customer, chosen: null }, body);
}

type WishOfAll = OrderInput & { readonly chosen: ChosenPassword | null };

async function place(visit: OrdersVisit, code: string, wish: WishOfAll, body: object): Promise<Confirmation> {
  const cart = await findOrderable(visit, code);
  const key = keyOf(visit, body);
  const order =
    (await findKnownOrder(visit.db, knownBy(visit, cart), key)) ?? (await createOrderFromCart(visit, cart, wish, key));
  await pursuePayment(visit, order);
  return confirmOrder(visit, order.id);
}

const knownBy = ({ customerId }: OrdersVisit, { id }: CartRow) => ({ cartId: id, customerId });

const MOST_ROUNDS = 5;

async function createOrderFromCart(
  visit: OrdersVisit,
  cart: CartRow,
  wish: WishOfAll,
  key: OrderKey,
): Promise<OrderRow> {
  const { chosen } = wish;
  const checked = checkWish(visit, wish, chosen ? checkPassword(visit, chosen, wish.customer.emailAddress) : []);
  return makeWithinLimits(visit, checked, () => makeChecked(visit, cart, wish, checked, key));
}

/** Texts and pictures are fetched before the transaction; should the cart have got other goods meanwhile, once more. */
async function makeChecked(
  visit: OrdersVisit,
  cart: CartRow,
  wish: WishOfAll,
  checked: CheckedWish,
  key: OrderKey,
): Promise<OrderRow> {
  const terms = await recallTermsVersion(visit);
  const passwordHash = wish.chosen && (await hashFor(visit, cart, { wish, checked, terms }, wish.chosen));
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const cards = await recallCardsOf(visit, await peekCart(visit, cart));
    const order = await tryCreateOrder(visit, cart, { wish, checked, passwordHash, terms, cards, key });
    if (order) return order;
  }
  return refuse('request.in-progress', {}, { retryAfter: 1 });
}

/** Hashing is costly: first the cart, its prices and the limits are looked at, as they are before anything is locked. */
async function hashFor(
  visit: OrdersVisit,
  cart: CartRow,
  drafting: Pick<OrderCreation, 'wish' | 'checked' | 'terms'>,
  { password }: ChosenPassword,
): Promise<string> {
  const open = await peekCart(visit, cart);
  await draftFrom(visit.db, visit, open, { ...drafting, cards: await recallCardsOf(visit, open) });
  const counted = await countRegistration(visit, drafting.checked.emailAddress);
  return undoWhenBusy(() => hashNewPassword(password), counted.undo);
}

interface OrderCreation {
  readonly wish: OrderInput;
  readonly checked: CheckedWish;
  /** Of the account that comes with the order. */
  readonly passwordHash: string | null;
  readonly terms: string | null;
  readonly cards: PricedCart['cards'];
  readonly key: OrderKey;
}

const LONGEST_WAIT_MS = 10_000;

async function tryCreateOrder(visit: OrdersVisit, cart: CartRow, making: OrderCreation): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(visit.db, async (tx) => {
      await waitAtMost(tx, LONGEST_WAIT_MS);
      const open = await openLocked(tx, visit, cart.id);
      const known = await findKnownOrder(tx, knownBy(visit, cart), making.key);
      if (!known && !hasCards(open, making.cards)) return undefined;
      const order = known ?? (await createOrderLocked(tx, visit, open, making));
      await rememberKey(tx, order, making.key, visit.now);
      return order;
    });
  } catch (error) {
    // Looked at again, the cart says what is left of the goods, and costs what it costs without the coupon.
    if (error instanceof Outrun || (error instanceof Refusal && error.code === 'coupon.used-up')) return undefined;
    if (isLockTimeout(error)) return refuse('request.in-progress', {}, { retryAfter: 1 });
    throw error;
  }
}

async function createOrderLocked(
  tx: Database,
  visit: OrdersVisit,
  open: OpenCart,
  making: OrderCreation,
): Promise<OrderRow> {
  const draft = await draftFrom(tx, visit, open, making);
  const { passwordHash } = making;
  const customerId = passwordHash ? await openAccount(tx, visit, making.checked, passwordHash) : visit.customerId;
  const customers = draft.couponId === null ? [] : await couponCustomers(tx, visit, customerId, draft.emailAddress);
  const made = await createOrder(tx, visit, { ...draft, customerId, couponCustomers: customers });
  if ('missing' in made) throw new Outrun();
  await closeCart(tx, open.cart.id, visit.now);
  return made.order;
}

async function draftFrom(
  db: Database,
  visit: OrdersVisit,
  open: OpenCart,
  drafting: Pick<OrderCreation, 'wish' | 'checked' | 'terms' | 'cards'>,
): ReturnType<typeof draftOrder> {
  if (open.lines.length === 0) return refuse('cart.empty');
  const priced = await priceWithCards({ ...visit, db }, open, drafting.cards);
  return draftOrder(db, visit, priced, drafting);
}

/** Another order was quicker. */
class Outrun extends Error {}

const hasCards = ({ sellables }: OpenCart, cards: OrderCreation['cards']): boolean =>
  [...sellables.values()].every(({ productId }) => cards.has(productId));

/** The body has been through its shape, so the same order reads the same, whatever the caller's spelling. */
function keyOf({ caller }: OrdersVisit, body: object): OrderKey {
  const key = caller.header('idempotency-key')?.trim();
  if (key !== undefined && (key === '' || key.length > 255)) refuse('request.invalid', { detail: 'Idempotency-Key' });
  return { key, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}
