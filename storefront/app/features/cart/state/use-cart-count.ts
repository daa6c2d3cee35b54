import { useSyncExternalStore } from 'react';
import { cartCount, onCartCount } from '../../../session/cart-count.ts';

/** Pieces in the cart; none in the page as the server wrote it, which is everybody's. */
export const useCartCount = (): number => useSyncExternalStore(onCartCount, cartCount, () => 0);
