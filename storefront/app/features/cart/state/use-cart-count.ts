import { useSyncExternalStore } from 'react';
import { getCartCount, onCartCountChange } from '../../../session/cart-count.ts';

/** Pieces in the cart; none in the page as the server wrote it, which is everybody's. */
export const useCartCount = (): number => useSyncExternalStore(onCartCountChange, getCartCount, () => 0);
