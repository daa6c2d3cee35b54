import { readCustomerCart } from '@vitrine/contract/account.ts';
import { readCart } from '@vitrine/contract/cart.ts';
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { failureStatus } from '../../../api/failure-status.ts';
import { clearCartCode, getCartCode } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { getAccessToken } from '../../../session/token.ts';
import { countCalls, settle, settledCart } from '../state/cart-state.ts';
import { runSerially, settleCart } from '../state/change-cart.ts';
import { isCartGone, showCartError } from './cart-toasts.ts';

let running: Promise<void> | undefined;

/** The cart as the shop has it now. When that cannot be had, an empty one is shown; its code is kept for the next try. */
export function loadCart(): Promise<void> {
  running ??= load().finally(() => {
    running = undefined;
  });
  return running;
}

async function load(): Promise<void> {
  if (!getCartCode() && !getAccessToken()) {
    settle(null);
    return;
  }
  countCalls(1);
  try {
    await runSerially(async () => {
      settleCart(await ask(getCartCode()));
    });
  } catch (error) {
    if (isCartGone(error)) {
      clearCartCode();
      settle(null);
    } else if (navigator.onLine || !settledCart()) {
      settle(null, 'failed');
      if (navigator.onLine) showCartError(error);
    }
    // Cut off while reading again: what is shown stays, and the bar says why nothing moves.
  } finally {
    countCalls(-1);
  }
}

/** A customer's cart is known by its owner: what this browser has gathered as a guest goes into it. */
async function ask(code: string | null): Promise<Cart | null> {
  if (!getAccessToken()) return code ? shopperApi()(readCart, { params: { code } }) : null;
  try {
    return await shopperApi()(readCustomerCart, { query: { ...(code && { cart: code }) } });
  } catch (error) {
    // The session is over: whoever is here is a guest again.
    if (failureStatus(error) === 401 && !getAccessToken()) return ask(code);
    // The code was of somebody else who used this browser.
    if (code && isCartGone(error)) return ask(null);
    throw error;
  }
}
