// Synchronizes the wishlist of this device with the customer's account. Heart buttons change only the device;
// differences from the account's last known list are sent from here.
import { changeWishlist, readWishlist } from '@vitrine/contract/wishlist/wishlist.ts';
import { changesBetween, changeWishes } from '@vitrine/contract/wishlist/wishlist-rules.ts';
import { hasCall } from '../api/absent-calls.ts';
import { ignoreError } from '../api/api-errors.ts';
import { readStored, store } from './browser-storage.ts';
import { shopperApi } from './shopper-api.client.ts';
import { getAccessToken, onTokenChange } from './token.ts';
import { getWishlist, onWishlistChange, parseWishlist, setWishlist, writeWishlist } from './wishlist.ts';

const syncedKey = 'vitrine.wishlist.told';

const getUnsentChanges = () => changesBetween(parseWishlist(readStored(syncedKey)), getWishlist());
const hasUnsentChanges = () => Object.values(getUnsentChanges()).some((skus) => skus.length > 0);

/** One exchange at a time; each starts after the previous one. */
let lastExchange: Promise<unknown> = Promise.resolve();

/** Synchronizes and returns the wishlist. If the request fails, returns the list of this device. */
export async function syncWishlist(): Promise<string[]> {
  lastExchange = lastExchange.then(() => ignoreError('wishlist', exchange()));
  await lastExchange;
  return getWishlist();
}

async function exchange(): Promise<void> {
  if (!getAccessToken() || !hasCall('changeWishlist')) return;
  const sentSkus = getWishlist();
  const api = shopperApi();
  const { skus } = hasUnsentChanges()
    ? await api(changeWishlist, { body: getUnsentChanges() })
    : await api(readWishlist, {});
  // Discard the response if the customer has signed out meanwhile.
  if (!getAccessToken()) return;
  const changesSince = changesBetween(sentSkus, getWishlist());
  store(syncedKey, writeWishlist(skus) || null);
  setWishlist(changeWishes(skus, changesSince));
}

/** Synchronizes after sign-in and after every change, until the returned function is called. */
export function startWishlistSync(): () => void {
  let isSignedIn = false;
  const syncAfterSignIn = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = getAccessToken() !== null;
    if (isSignedIn && !wasSignedIn) syncWishlist();
  };
  const syncChanges = () => {
    if (getAccessToken() && hasUnsentChanges()) syncWishlist();
  };
  syncAfterSignIn();
  const stops = [onTokenChange(syncAfterSignIn), onWishlistChange(syncChanges)];
  return () => {
    for (const stop of stops) stop();
  };
}
