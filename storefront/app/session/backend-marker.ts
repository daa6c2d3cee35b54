// A cart and a token belong to the server that made them, and so does the user they lead to. A shop that moves to another
// one starts afresh.
import { readStored, store } from './browser-storage.ts';
import { clearCartCode } from './cart-code.ts';
import { setCartCount } from './cart-count.ts';
import { getApiOrigin } from './page-facts.ts';
import { clearPreOrder } from './pre-order.ts';
import { clearAccessToken } from './token.ts';

const markerKey = 'vitrine.backend';

/** Tells whether the page must be loaded again, because what it remembers is of another server. */
export function isBackendNew(): boolean {
  const backend = getApiOrigin();
  const marker = readStored(markerKey);
  if (!backend || marker === backend) return false;
  // Without a marker this is a first visit, or the browser has dropped its storage: a cart that the cookie still knows is
  // not lost for that.
  const isOther = marker !== null;
  if (isOther) clearShopperData();
  const isKept = store(markerKey, backend);
  // A marker that cannot be kept would reload the page for ever.
  return isOther && isKept;
}

function clearShopperData(): void {
  clearAccessToken();
  clearPreOrder();
  clearCartCode();
  setCartCount(0);
}
