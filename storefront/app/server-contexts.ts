// The server gives these values to components besides the data of a page. Both are undefined in the browser.
import { createContext } from 'react';
import type { ShopperCart } from './context.ts';

/**
 * Nonce of the inline scripts that our own code renders on the server. The host allows these and no other inline
 * script, and removes the nonce before sending the page.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * The cart of the shopper that a page is rendered for. Only the page of the cart without JavaScript has one: the host renders
 * it for one shopper and never caches it. Not part of the page's data, so browsers with JavaScript do not read it.
 */
export const ShopperCartContext = createContext<ShopperCart | undefined>(undefined);
