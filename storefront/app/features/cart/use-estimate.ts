import { useEffect } from 'react';
import { settledCart } from './cart-state.ts';
import { renewEstimate } from './quote-shipping.ts';
import { useCart } from './use-cart.ts';

/** Where totals are shown, delivery is never missing: it is asked for again after each change the shop has confirmed. */
export function useEstimate(): void {
  const { cart, isPending } = useCart();
  const settled = cart && !isPending ? settledCart() : null;
  useEffect(() => {
    if (settled) renewEstimate();
  }, [settled]);
}
