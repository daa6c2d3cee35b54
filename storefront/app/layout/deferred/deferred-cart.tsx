import { Suspense, useEffect } from 'react';
import { activateCart, useCartActive } from '../../features/cart/activate-cart.ts';
import { getCartCode } from '../../session/cart-code.ts';
import { lazyExtra } from './lazy-extra.ts';
import { runWhenIdle } from './run-when-idle.ts';

const CartLayers = lazyExtra(async () => (await import('../../features/cart/screen/cart-layers.tsx')).CartLayers);

/** Loads the cart's code when the page is idle if there is a cart, otherwise on first use. */
export function DeferredCart() {
  const isActive = useCartActive();
  useEffect(() => {
    if (getCartCode()) return runWhenIdle(activateCart);
  }, []);
  return (
    isActive && (
      <Suspense fallback={null}>
        <CartLayers />
      </Suspense>
    )
  );
}
