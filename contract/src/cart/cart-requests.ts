// The requests that fill a cart: one place for the browser's code and for the host, which receives forms without JavaScript.

import type { Client } from '../client.ts';
import { addManyToCart, addToCart, addToNewCart } from './cart.ts';
import type { Cart } from './cart-shapes.ts';

/** `add`: to what the line holds; else the line has this quantity. */
export interface CartLineInput {
  readonly product: string;
  readonly quantity: number;
  readonly add?: boolean;
}

export interface NewCartOptions {
  /** Called when a cart has to be made: what it begins with besides the lines. */
  begin?(): { readonly seed?: string; readonly promoCode?: string };
  /** Called before further lines are sent, which may fail. */
  created?(cart: Cart): void;
}

/** Makes a cart when there is no code, or when its cart does not exist any more. */
export async function addLinesToCart(
  api: Client<'cart'>,
  code: string | null | undefined,
  lines: readonly [CartLineInput, ...CartLineInput[]],
  { begin, created }: NewCartOptions = {},
): Promise<Cart> {
  if (code) {
    try {
      return await sendLines(api, code, lines);
    } catch (error) {
      if (!isCartGone(error)) throw error;
    }
  }
  const [{ product, quantity }, second, ...others] = lines;
  const cart = await api(addToNewCart, { body: { product, quantity, ...begin?.() } });
  created?.(cart);
  return second ? sendLines(api, cart.code, [second, ...others]) : cart;
}

const sendLines = (
  api: Client<'cart'>,
  code: string,
  [first, ...others]: readonly [CartLineInput, ...CartLineInput[]],
): Promise<Cart> =>
  others.length > 0
    ? api(addManyToCart, { params: { code }, body: [first, ...others] })
    : api(addToCart, { params: { code }, body: first });

/** `line`: its cartItemId; without one, the line of the same product. The quantity 0 removes it. */
export const setCartLine = (
  api: Client<'cart'>,
  code: string,
  { product, quantity, line }: { readonly product: string; readonly quantity: number; readonly line?: number },
): Promise<Cart> =>
  api(addToCart, {
    params: { code },
    body: { product, quantity, ...(line !== undefined && { secondCardId: line }) },
  });

/**
 * Other servers respond 404 without our code; for a missing product the code is another one. Checked by name, because the
 * host throws its own copy of the Failure class.
 */
export const isCartGone = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  'status' in error &&
  error.status === 404 &&
  'code' in error &&
  (error.code === 'cart.not-found' || error.code === '404');
