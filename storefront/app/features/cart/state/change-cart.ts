// Cart changes: shown at once, sent in turn, replaced by the response.
import { isCartGone } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { clearCartCode, getCartCode, setCartCode } from '../../../session/cart-code.ts';
import { runSerially } from '../../../session/cart-turns.ts';
import { type ShopperApi, shopperApi } from '../../../session/shopper-api.client.ts';
import { showCartError } from '../actions/cart-toasts.ts';
import type { CartChange } from './cart-change.ts';
import { addChange, broadcastCart, countCalls, dropChange, settle } from './cart-state.ts';
import { canWait, storeWaitingChange } from './waiting-changes.ts';
import { getWaitingMessages } from './waiting-messages.ts';

export type CartRequest = (api: ShopperApi, code: string | null) => Promise<Cart | null>;

/** Shows the change at once, sends it, and applies the response or shows the error. Returns whether it was saved. */
export async function changeCart(change: CartChange, request: CartRequest): Promise<boolean> {
  addChange(change);
  return settleChange(change, request);
}

/** For a change that is already shown. Offline it is stored on this device. */
export async function settleChange(change: CartChange, request: CartRequest): Promise<boolean> {
  if (!navigator.onLine && canWait(change) && storeWaitingChange({ ...change })) {
    dropChange(change);
    showToast({ tone: 'success', text: getWaitingMessages().saved });
    return false;
  }
  countCalls(1);
  try {
    if (!navigator.onLine) throw new TypeError('offline');
    await runSerially(async () => {
      settleCart(await request(shopperApi(), getCartCode()), change);
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

/** The code of an empty cart is removed. */
export function settleCart(cart: Cart | null, answered?: CartChange): void {
  if (cart && cart.products.length > 0) {
    setCartCode(cart.code);
    settle(cart, 'ready', answered);
  } else {
    clearCartCode();
    settle(null, 'ready', answered);
  }
}

// Called when the cart becomes an order, and when a failed order is put back into a cart.
export function dropCart(): void {
  settleCart(null);
  broadcastCart();
}

export function adoptCart(cart: Cart): void {
  settleCart(cart);
  broadcastCart();
}
