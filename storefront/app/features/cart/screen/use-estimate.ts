import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useEffect } from 'react';
import { renewEstimate } from '../actions/quote-shipping.ts';
import { settledCart } from '../state/cart-state.ts';
import { useCart } from '../state/use-cart.ts';

let estimated: Cart | null = null;

/** Updates the delivery estimate after each change the server has confirmed. */
export function useEstimate(): void {
  const { cart, isPending } = useCart();
  const settled = cart && !isPending ? settledCart() : null;
  useEffect(() => {
    if (!settled || settled === estimated) return;
    estimated = settled;
    renewEstimate();
  }, [settled]);
}
