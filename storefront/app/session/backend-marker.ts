// A cart and a token belong to the server that made them, and so does the user they lead to. A shop that moves to another
// one starts afresh.
import { readStored, store } from './browser-storage.ts';
import { forgetCartCode } from './cart-code.ts';
import { keepCartCount } from './cart-count.ts';
import { backendHere } from './page-facts.ts';
import { forgetPreOrder } from './pre-order.ts';
import { forgetToken } from './token.ts';

const markerKey = 'vitrine.backend';

/** Tells whether the page must be loaded again, because what it remembers is of another server. */
export function isBackendNew(): boolean {
  const backend = backendHere();
  const marker = readStored(markerKey);
  if (!backend || marker === backend) return false;
  // Without a marker this is a first visit, or the browser has dropped its storage: a cart that the cookie still knows is
  // not lost for that.
  const isOther = marker !== null;
  if (isOther) forgetShopper();
  const isKept = store(markerKey, backend);
  // A marker that cannot be kept would reload the page for ever.
  return isOther && isKept;
}

function forgetShopper(): void {
  forgetToken();
  forgetPreOrder();
  forgetCartCode();
  keepCartCount(0);
}
