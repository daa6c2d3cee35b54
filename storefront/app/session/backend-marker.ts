// Carts and tokens belong to the server that created them. After a shop moves to another server, they are discarded.
import { readStored, store } from './browser-storage.ts';
import { clearCartCode } from './cart-code.ts';
import { setCartCount } from './cart-count.ts';
import { getApiOrigin } from './document-data.ts';
import { clearPreOrder } from './pre-order.ts';
import { clearAccessToken } from './token.ts';

const markerKey = 'vitrine.backend';

/** Clears data of another server. Returns whether the page must be reloaded. */
export function hasBackendChanged(): boolean {
  const backend = getApiOrigin();
  const marker = readStored(markerKey);
  if (!backend || marker === backend) return false;
  // Without a marker this is a first visit, or the browser has dropped its storage: then a cart code in the cookie
  // stays valid.
  const hasOtherMarker = marker !== null;
  if (hasOtherMarker) clearShopperData();
  const isStored = store(markerKey, backend);
  // Without a stored marker the page would reload for ever.
  return hasOtherMarker && isStored;
}

function clearShopperData(): void {
  clearAccessToken();
  clearPreOrder();
  clearCartCode();
  setCartCount(0);
}
