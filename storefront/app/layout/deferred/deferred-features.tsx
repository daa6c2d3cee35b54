import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { activateCart, useCartActive } from '../../features/cart/activate-cart.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { getCartCode } from '../../session/cart-code.ts';
import { onCookieSettings } from '../footer/cookie-settings.tsx';
import { runWhenIdle } from './run-when-idle.ts';

/** Like `lazy`, but renders nothing when the code cannot be loaded. */
export const lazyExtra = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });

/**
 * For such parts in the middle of a page. What the server has drawn stays until their code is there; a page that the browser draws
 * waits for it, because nothing may move when they appear.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const [isDrawnByBrowser] = useState(useHydrated());
  return isDrawnByBrowser ? children : <Suspense>{children}</Suspense>;
}

const Extras = lazyExtra(async () => (await import('./extras.tsx')).Extras);

/** Features that a page works without. They load when the page is idle or the shopper requests them. */
export function DeferredFeatures() {
  const [isIdle, setIdle] = useState(false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  useEffect(() => onCookieSettings(() => setSettingsOpen(true)), []);
  return (
    (isIdle || areSettingsOpen) && (
      <Suspense>
        <Extras areCookiesAsked={areSettingsOpen} onCookiesChosen={() => setSettingsOpen(false)} />
      </Suspense>
    )
  );
}

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
