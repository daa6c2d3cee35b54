import { readCustomerCart } from '@vitrine/contract/account/session.ts';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { isCartGone } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { errorStatus } from '../../../api/api-errors.ts';
import { clearCartCode, getCartCode, runSerially } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { getAccessToken } from '../../../session/token.ts';
import { countCalls, settle, settleCart, settledCart, showCartError } from '../cart-store.ts';

let running: Promise<void> | undefined;

/** Reads the cart from the server. On an error an empty cart is shown and the code is retained for the next attempt. */
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
      settleCart(await fetchCart(getCartCode()));
    });
  } catch (error) {
    if (isCartGone(error)) {
      clearCartCode();
      settle(null);
    } else if (navigator.onLine || !settledCart()) {
      settle(null, 'failed');
      if (navigator.onLine) showCartError(error);
    }
    // Offline during a reload: the cart stays visible and the offline bar explains it.
  } finally {
    countCalls(-1);
  }
}

/** The cart of a customer is found by the session; the guest cart of this browser is merged into it. */
async function fetchCart(code: string | null): Promise<Cart | null> {
  if (!getAccessToken()) return code ? shopperApi()(readCart, { params: { code } }) : null;
  try {
    return await shopperApi()(readCustomerCart, { query: { ...(code && { cart: code }) } });
  } catch (error) {
    // The session has ended: continue as a guest.
    if (errorStatus(error) === 401 && !getAccessToken()) return fetchCart(code);
    // The code belongs to another customer who used this browser.
    if (code && isCartGone(error)) return fetchCart(null);
    throw error;
  }
}
