import { createContext } from 'react';
import type { ShopperCart } from './context.ts';

/**
 * The cart of the shopper that a page is rendered for. Only the page of the cart without JavaScript has one: the host renders
 * it for one shopper and never caches it. Not part of the page's data, so browsers with JavaScript do not read it.
 */
export const ShopperCartContext = createContext<ShopperCart | undefined>(undefined);
