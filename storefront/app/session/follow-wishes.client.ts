// Takes the wishes of this device into the customer's account, and the account's onto the device. Hearts only ever change
// the device; what differs from the list the account told last was changed here, and is sent from here.
import { changeWishlist, readWishlist } from '@vitrine/contract/wishlist.ts';
import { changesBetween, changeWishes } from '@vitrine/contract/wishlist-rules.ts';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { readStored, store } from './browser-storage.ts';
import { shopperApi } from './shopper-api.client.ts';
import { getAccessToken, onToken } from './token.ts';
import { onWishes, setWishlist, wishes, wishesIn } from './wishlist.ts';

const notifiedKey = 'vitrine.wishlist.told';

const unsent = () => changesBetween(wishesIn(readStored(notifiedKey)), wishes());
const hasUnsent = () => Object.values(unsent()).some((skus) => skus.length > 0);

/** One talk at a time: the next begins with what the last one left. */
let talk: Promise<unknown> = Promise.resolve();

/** The shopper's list; a customer's as the account has it, if the shop can be asked. */
export async function freshWishes(): Promise<string[]> {
  talk = talk.then(() => ignoreFailure('wishlist', exchange()));
  await talk;
  return wishes();
}

async function exchange(): Promise<void> {
  if (!getAccessToken()) return;
  const sent = wishes();
  const api = shopperApi();
  const { skus } = hasUnsent() ? await api(changeWishlist, { body: unsent() }) : await api(readWishlist, {});
  // Whoever has signed out meanwhile leaves nothing here.
  if (!getAccessToken()) return;
  const since = changesBetween(sent, wishes());
  store(notifiedKey, skus.join() || null);
  setWishlist(changeWishes(skus, since));
}

/** While the page is open: whoever signs in brings their wishes along, and every heart is told to the account. */
export function followWishes(): () => void {
  let isSignedIn = false;
  const look = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = getAccessToken() !== null;
    if (isSignedIn && !wasSignedIn) freshWishes();
  };
  const tell = () => {
    if (getAccessToken() && hasUnsent()) freshWishes();
  };
  look();
  const stops = [onToken(look), onWishes(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}
