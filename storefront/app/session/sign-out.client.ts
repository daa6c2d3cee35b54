import { logout } from '@vitrine/contract/account.ts';
import { readStored, store } from './browser-storage.ts';
import { clearCartCode } from './cart-code.ts';
import { setCartCount } from './cart-count.ts';
import { endSession } from './renew-token.client.ts';
import { shopperApi } from './shopper-api.client.ts';
import { setWishlist } from './wishlist.ts';

/** What is set for the browser, whoever uses it. */
const staying = ['vitrine.theme', 'vitrine.language', 'vitrine.filters', 'vitrine.backend', 'vitrine.cookies'];

/** Ends the session in the shop and forgets the shopper here. Fails when the shop cannot be asked: then nothing has ended. */
export async function signOut(): Promise<void> {
  const kept = staying.map((key) => [key, readStored(key)] as const);
  await shopperApi()(logout, {});
  clearShopperData();
  // The answer lets the browser drop everything.
  for (const [key, value] of kept) store(key, value);
}

/** The user, e-mail addresses, the token, orders, entries of forms, the cart, the wishes. */
export function clearShopperData(): void {
  endSession();
  clearCartCode();
  setCartCount(0);
  // After the session: what is taken off now is taken off this device alone.
  setWishlist([]);
  try {
    sessionStorage.clear();
    const own = Object.keys(localStorage).filter((key) => key.startsWith('vitrine.') && !staying.includes(key));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // Nothing can be stored here, so nothing is.
  }
}
