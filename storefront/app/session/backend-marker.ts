// A cart, a token and a user belong to the server that made them. A shop that moves to another one starts afresh.
import { readStored, store } from './browser-storage.ts';
import { forgetCartCode, recallCartCode } from './cart-code.ts';
import { keepCartCount } from './cart-count.ts';
import { backendHere } from './page-facts.ts';
import { forgetToken, recallToken } from './token.ts';

const markerKey = 'vitrine.backend';
const userKey = 'vitrine.user';

/** Tells whether the page must be loaded again, because what it remembers is of another server. */
export function isBackendNew(): boolean {
  const backend = backendHere();
  const marker = readStored(markerKey);
  if (!backend || marker === backend) return false;
  // A first visit has nothing to forget, so it need not wait for a reload.
  const hasPast = marker !== null || recallCartCode() !== null || recallToken() !== null;
  if (hasPast) forgetShopper();
  const isKept = store(markerKey, backend);
  // A marker that cannot be kept would reload the page for ever.
  return hasPast && isKept;
}

function forgetShopper(): void {
  store(userKey, null);
  forgetToken();
  forgetCartCode();
  keepCartCount(0);
}
