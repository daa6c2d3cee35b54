import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useCartAwake, wakeCart } from '../features/cart/wake-cart.ts';
import { recallCartCode } from '../session/cart-code.ts';

/** A page must not break because an extra could not be fetched: the next press tries again and says so. */
const CartLayers = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { CartLayers: Layers } = await import('../features/cart/cart-layers.tsx');
    return { default: Layers };
  } catch {
    return { default: () => null };
  }
});

/** Whoever has a cart gets it when the page has nothing better to do; everybody else when they first use it. */
export function CartCorner() {
  const isAwake = useCartAwake();
  useEffect(() => {
    if (!recallCartCode()) return;
    if (!('requestIdleCallback' in window)) return wakeCart();
    const idle = requestIdleCallback(wakeCart, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return (
    isAwake && (
      <Suspense fallback={null}>
        <CartLayers />
      </Suspense>
    )
  );
}
