import { useSyncExternalStore } from 'react';
import { getCartCount, onCartCountChange } from '../../../session/cart-count.ts';

/** Quantity in the cart; 0 in the server-rendered page, which is the same for everybody. */
export const useCartCount = (): number => useSyncExternalStore(onCartCountChange, getCartCount, () => 0);
