// Every change locks the cart row, so that edits of one cart run one after the other and none is lost. Use only `tx`
// inside: the embedded database has one connection, and another query would deadlock.
import { MAX_QUANTITY } from '@vitrine/contract/cart/cart-shapes.ts';
import { findSellables, type Sellable } from '../catalog/catalog.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { networkOf } from '../platform/security/limits.ts';
import type { RequestContext } from '../store/store.ts';
import {
  type CartClaim,
  type CartRow,
  createCart,
  findAnyCart,
  findCart,
  findCartOfCustomer,
  findLines,
  type LineRow,
  lockAnyCart,
  lockCart,
} from './cart-repository.ts';

/** A cart row with its lines in order and the current price and stock of each variant. */
export interface CartDetails {
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  readonly sellables: ReadonlyMap<number, Sellable>;
}

type Lock = (tx: Tx) => Promise<CartRow>;
/** Makes the change and returns the lines after it. */
type Edit = (tx: Tx, details: CartDetails) => Promise<readonly LineRow[]>;

export const editCart = (
  ctx: RequestContext,
  lock: Lock,
  variantIds: readonly number[],
  edit: Edit,
): Promise<CartDetails> =>
  ctx.db.transaction(async (tx) => {
    const cart = await lock(tx);
    const before = await findLines(tx, [cart.id]);
    const all = new Set([...before.map(({ variantId }) => variantId), ...variantIds]);
    const sellables = await findSellables(tx, [...all], ctx.now);
    return { cart, lines: await edit(tx, { cart, lines: before, sellables }), sellables };
  });

export const lockExistingCart =
  (ctx: RequestContext, code: string): Lock =>
  async (tx) =>
    (await lockCart(tx, claimOf(ctx, code), ctx.now)) ?? throwDomainError('cart.not-found');

/**
 * Clients of the older API go on with the code of a cart that was ordered, or that belongs to the customer whose session has
 * ended. They get a new cart, whose code they take from the response and which shows nothing of the old one.
 */
export const lockCartOrSuccessor =
  (ctx: RequestContext, code: string): Lock =>
  async (tx) => {
    const { store, now } = ctx;
    const cart = await lockCart(tx, claimOf(ctx, code), now);
    if (cart) return cart;
    const closed = await findAnyCart(tx, store.id, code);
    const seed = closed && seedOfSuccessor(ctx, closed);
    return seed ? createCart(tx, store.id, seed, now) : throwDomainError('cart.not-found');
  };

/**
 * With one seed, requests of several tabs meet in one cart. The code of a customer's cart may be on several devices, with
 * different people in front of them once the session has ended: they meet only within one network.
 */
function seedOfSuccessor({ customerId, caller, fingerprint }: RequestContext, closed: CartRow): string | undefined {
  if (closed.orderedAt) return closed.code;
  if (closed.customerId === null || customerId !== null) return undefined;
  return fingerprint('cart after a session', `${closed.code} ${networkOf(caller.address)}`);
}

const claimOf = ({ store, customerId }: RequestContext, code: string): CartClaim => ({
  storeId: store.id,
  code,
  customerId,
});

export async function openCart(ctx: RequestContext, code: string): Promise<CartDetails> {
  const cart = (await findCart(ctx.db, claimOf(ctx, code))) ?? throwDomainError('cart.not-found');
  return loadCartDetails(ctx, cart);
}

/** The cart of the signed-in customer, by its id or code; any other is refused as unknown. */
export async function openOwnCart(ctx: RequestContext, key: string): Promise<CartDetails> {
  const { db, store, customerId } = ctx;
  const cart = customerId === null ? undefined : await findCartOfCustomer(db, store.id, customerId);
  return cart && (key === cart.code || key === String(cart.id))
    ? loadCartDetails(ctx, cart)
    : throwDomainError('cart.not-found');
}

export async function loadCartDetails(
  { db, now }: Pick<RequestContext<Queryable>, 'db' | 'now'>,
  cart: CartRow,
): Promise<CartDetails> {
  const lines = await findLines(db, [cart.id]);
  const variantIds = lines.map(({ variantId }) => variantId);
  return { cart, lines, sellables: await findSellables(db, variantIds, now) };
}

/** The largest quantity that can be ordered now. */
export const maxOrderQuantity = ({ offered, stock }: Pick<Sellable, 'offered' | 'stock'>): number =>
  offered ? Math.min(stock, MAX_QUANTITY) : 0;

// Steps of the checkout that turn a cart into an order.

/** Also finds a cart that has become an order, so that a repeated request returns that order. */
export async function findOrderable({ db, store, customerId }: RequestContext, code: string): Promise<CartRow> {
  const cart = await findAnyCart(db, store.id, code);
  if (!cart || (cart.customerId !== null && cart.customerId !== customerId)) return throwDomainError('cart.not-found');
  return cart;
}

/** Locks the cart until the transaction ends. */
export async function openLocked(tx: Tx, ctx: RequestContext, cartId: number): Promise<CartDetails> {
  const cart = (await lockAnyCart(tx, cartId)) ?? throwDomainError('cart.not-found');
  return loadCartDetails({ ...ctx, db: tx }, cart);
}
