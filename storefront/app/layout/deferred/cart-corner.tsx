import { Suspense, useEffect } from 'react';
import { activateCart, useCartActive } from '../../features/cart/state/activate-cart.ts';
import { getCartCode } from '../../session/cart-code.ts';
import { lazyExtra } from './lazy-extra.ts';
import { whenIdle } from './when-idle.ts';

const CartLayers = lazyExtra(async () => (await import('../../features/cart/screen/cart-layers.tsx')).CartLayers);

/** Whoever has a cart gets it when the page has nothing better to do; everybody else when they first use it. */
export function CartCorner() {
  const isAwake = useCartActive();
  useEffect(() => {
    if (getCartCode()) return whenIdle(activateCart);
  }, []);
  return (
    isAwake && (
      <Suspense fallback={null}>
        <CartLayers />
      </Suspense>
    )
  );
}
