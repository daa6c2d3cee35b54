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
