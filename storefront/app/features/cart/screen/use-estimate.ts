import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useEffect } from 'react';
import { renewEstimate } from '../actions/quote-shipping.ts';
import { settledCart } from '../state/cart-state.ts';
import { useCart } from '../state/use-cart.ts';

/** The cart the last estimate was asked for. */
let estimated: Cart | null = null;

/** Where totals are shown, delivery is never missing: it is asked for again after each change the shop has confirmed. */
export function useEstimate(): void {
  const { cart, isPending } = useCart();
  const settled = cart && !isPending ? settledCart() : null;
  useEffect(() => {
    if (!settled || settled === estimated) return;
    estimated = settled;
    renewEstimate();
  }, [settled]);
}
