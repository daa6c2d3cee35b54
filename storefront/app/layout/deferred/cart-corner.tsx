import { Suspense, useEffect } from 'react';
import { useCartAwake, wakeCart } from '../../features/cart/state/wake-cart.ts';
import { recallCartCode } from '../../session/cart-code.ts';
import { lazyExtra } from './lazy-extra.ts';
import { whenIdle } from './when-idle.ts';

const CartLayers = lazyExtra(async () => (await import('../../features/cart/screen/cart-layers.tsx')).CartLayers);

/** Whoever has a cart gets it when the page has nothing better to do; everybody else when they first use it. */
export function CartCorner() {
  const isAwake = useCartAwake();
  useEffect(() => {
    if (recallCartCode()) return whenIdle(wakeCart);
  }, []);
  return (
    isAwake && (
      <Suspense fallback={null}>
        <CartLayers />
      </Suspense>
    )
  );
}
