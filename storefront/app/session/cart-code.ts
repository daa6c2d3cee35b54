// The cart code is stored in a cookie and in localStorage: if the browser drops one, a guest still has the other.
import { cartCodePattern, cartCookieName, cartCookieSeconds } from '@vitrine/contract/cart/cart-form.ts';
import { readStored, store } from './browser-storage.ts';
import { getStoreCode } from './document-data.ts';
import { hasShopperLeft } from './shopper-left.ts';

export const cartKey = cartCookieName;

export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

export function getCartCode(): string | null {
  const key = cartKey(getStoreCode());
  const code = readCookie(key) || readStored(key);
  return code && cartCodePattern.test(code) ? code : null;
}

export function setCartCode(code: string): void {
  if (hasShopperLeft()) return;
  const key = cartKey(getStoreCode());
  writeCookie(`${key}=${code}; path=/; max-age=${cartCookieSeconds}; SameSite=Lax`);
  store(key, code);
}

export function clearCartCode(): void {
  const key = cartKey(getStoreCode());
  store(seedKey(key), null);
  writeCookie(`${key}=; path=/; max-age=0; SameSite=Lax`);
  store(key, null);
}

/** Created once before the first cart exists: the first adds of all tabs send it and use the same cart. */
export function cartSeed(): string {
  const key = seedKey(cartKey(getStoreCode()));
  const stored = readStored(key);
  if (stored) return stored;
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  store(key, seed);
  return seed;
}

const seedKey = (key: string) => `${key}_seed`;

function readCookie(name: string): string | null {
  try {
    return cookieValue(document.cookie, name);
  } catch {
    // Cookies can be forbidden, for example in a sandboxed frame.
    return null;
  }
}

function writeCookie(cookie: string): void {
  try {
    // The Cookie Store API is not available everywhere, and is asynchronous.
    Object.assign(document, { cookie });
  } catch {
    // As above; the code is in localStorage as well.
  }
}

// Requests that change the stored cart run one after the other, across all tabs, so that a response never overwrites a
// later one.
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs the task after all earlier ones. */
export function runSerially<T>(task: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => withLock(task));
  lastTurn = turn.catch(() => {});
  return turn;
}

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  // Web Locks need TLS; without them the seed and the locks of the server protect the cart.
  'locks' in navigator ? navigator.locks.request('vitrine.cart', task) : task();

// Where the number of units in the cart is stored. Without React: the start script reads it before the first paint.
export const cartCountKey = (): string => `${cartKey(getStoreCode())}_count`;

export function parseCartCount(stored: string | null): number {
  const number = Number(stored);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

const maxShown = 99;

/** As shown on the badge. */
export const writeCartCount = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));
