// Changes of the cart are made one after the other, in the order they were asked for and across all tabs: an answer can
// then never overwrite a later one.
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { clearCartCode, getCartCode, setCartCode } from '../../../session/cart-code.ts';
import { type ShopperApi, shopperApi } from '../../../session/shopper-api.client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { isCartGone, showCartError } from '../actions/cart-toasts.ts';
import type { CartChange } from './cart-change.ts';
import { addChange, countCalls, dropChange, settle } from './cart-state.ts';
import { broadcastCart } from './cart-tabs.ts';
import { canWait, letWait } from './waiting-changes.ts';
import { waitingWords } from './waiting-messages.ts';

export type CartRequest = (api: ShopperApi, code: string | null) => Promise<Cart | null>;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs when everything asked for before is answered. */
export function runSerially<T>(task: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => withLock(task));
  lastTurn = turn.catch(() => {});
  return turn;
}

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  // Not there on addresses without TLS; then the seed and the server's own locks do.
  'locks' in navigator ? navigator.locks.request('vitrine.cart', task) : task();

/** Shows the change at once, asks the shop, and settles on its answer or goes back with its message. */
export async function changeCart(change: CartChange, ask: CartRequest): Promise<boolean> {
  addChange(change);
  return settleChange(change, ask);
}

/** The second half of the above, for a change that is already shown. Without a connection it waits on this device. */
export async function settleChange(change: CartChange, ask: CartRequest): Promise<boolean> {
  if (!navigator.onLine && canWait(change) && letWait({ ...change })) {
    dropChange(change);
    showToast({ tone: 'success', text: waitingWords().saved });
    return false;
  }
  countCalls(1);
  try {
    if (!navigator.onLine) throw new TypeError('offline');
    await runSerially(async () => {
      settleCart(await ask(shopperApi(), getCartCode()), change);
    });
    broadcastCart();
    return true;
  } catch (error) {
    dropChange(change);
    if (isCartGone(error)) settleCart(null);
    showCartError(error);
    return false;
  } finally {
    countCalls(-1);
  }
}

/** A cart without products is no cart: its code is forgotten with it. */
export function settleCart(cart: Cart | null, answered?: CartChange): void {
  if (cart && cart.products.length > 0) {
    setCartCode(cart.code);
    settle(cart, 'ready', answered);
  } else {
    clearCartCode();
    settle(null, 'ready', answered);
  }
}

// The cart's two doors to ordering: it leaves when it becomes an order, and comes back when that came to nothing.
export function dropCart(): void {
  settleCart(null);
  broadcastCart();
}

export function adoptCart(cart: Cart): void {
  settleCart(cart);
  broadcastCart();
}
