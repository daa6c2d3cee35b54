import { logout } from '@vitrine/contract/account/session.ts';
import { readStored, store } from './browser-storage.ts';
import { clearCartCode, runSerially } from './cart-code.ts';
import { setCartCount } from './cart-count.ts';
import { endSession } from './renew-token.client.ts';
import { shopperApi } from './shopper-api.client.ts';
import { continueHere, leftKey, markShopperLeft } from './shopper-left.ts';
import { setWishlist } from './wishlist.ts';

/** Settings of the browser, which stay after signing out. */
const retainedKeys = [
  'vitrine.theme',
  'vitrine.language',
  'vitrine.filters',
  'vitrine.backend',
  'vitrine.cookies',
  'vitrine.country',
  leftKey,
];

/**
 * Ends the session and clears the shopper's data here; the page has to be opened again. Throws when the server cannot be reached: then nothing has
 * changed.
 */
export async function signOut(): Promise<void> {
  const retained = retainedKeys.map((key) => [key, readStored(key)] as const);
  // In turn with requests of the cart: the response of one that is under way would store the cart again.
  await runSerially(async () => {
    await shopperApi()(logout, {});
    clearShopperData();
    // The response makes the browser clear its storage.
    for (const [key, value] of retained) store(key, value);
    // From here on this page stores nothing: it is opened again.
    markShopperLeft();
  });
}

/** Clears user, token, orders, form entries, cart and wishlist. */
function clearShopperData(): void {
  endSession();
  clearCartCode();
  setCartCount(0);
  // After the session has ended, so that the wishlist is cleared on this device only.
  setWishlist([]);
  try {
    sessionStorage.clear();
    const personalKeys = Object.keys(localStorage).filter(
      (key) => key.startsWith('vitrine.') && !retainedKeys.includes(key),
    );
    for (const key of personalKeys) localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}

/** After the account was deleted. This page goes on as that of a guest; other tabs are opened again. */
export function forgetShopper(): void {
  clearShopperData();
  markShopperLeft();
  continueHere();
}
