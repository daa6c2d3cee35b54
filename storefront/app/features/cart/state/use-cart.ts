import { useSyncExternalStore } from 'react';
import { type CartState, cartState, onCartState } from './cart-state.ts';

const first = cartState();

export const useCart = (): CartState => useSyncExternalStore(onCartState, cartState, () => first);
