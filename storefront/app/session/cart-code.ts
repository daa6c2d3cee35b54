// The code of the cart is all a guest has of it, so it is kept twice: a browser that drops one keeps the other.
import { readStored, store } from './browser-storage.ts';
import { getStoreCode } from './page-facts.ts';

const maxAge = 20_000_000;
const codeShape = /^[\w-]{1,64}$/;

export const cartKey = (merchant: string): string => `${merchant}_shopizer_cart`;

export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

export function getCartCode(): string | null {
  const key = cartKey(getStoreCode());
  const code = readCookie(key) || readStored(key);
  return code && codeShape.test(code) ? code : null;
}

export function setCartCode(code: string): void {
  const key = cartKey(getStoreCode());
  writeCookie(`${key}=${code}; path=/; max-age=${maxAge}; SameSite=Lax`);
  store(key, code);
}

export function clearCartCode(): void {
  const key = cartKey(getStoreCode());
  store(seedKey(key), null);
  writeCookie(`${key}=; path=/; max-age=0; SameSite=Lax`);
  store(key, null);
}

/** Made once for the cart that is still to come: the first adds of all tabs carry it and meet in one cart. */
export function cartSeed(): string {
  const key = seedKey(cartKey(getStoreCode()));
  const kept = readStored(key);
  if (kept) return kept;
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
    // Cookies are forbidden, for example in a sandboxed frame.
    return null;
  }
}

function writeCookie(cookie: string): void {
  try {
    // The Cookie Store API is not everywhere, and answers too late.
    Object.assign(document, { cookie });
  } catch {
    // As above: local storage keeps the code.
  }
}
