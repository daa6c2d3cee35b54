import { cartFormPath } from '@vitrine/contract/cart/cart-form.ts';
import { useEffect, useState } from 'react';
import { localPath } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { activateCart } from '../activate-cart.ts';

/** failed: the code could not be loaded. Errors of the server are shown as a toast. */
export type AddToCartPhase = 'idle' | 'busy' | 'done' | 'failed';

const tickTime = 1200;

/** Preloads the code. Errors are ignored here and shown on click. */
export const preloadAddToCart = (): void => {
  import('../actions/add-to-cart.ts').catch(() => {});
};

/** Busy while the request runs, then done for a moment. */
export function useAddToCart({ sku, opensDrawer }: { sku: string; opensDrawer: boolean }) {
  const [phase, setPhase] = useState<AddToCartPhase>('idle');
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('idle'), tickTime);
    return () => clearTimeout(timer);
  }, [phase]);

  const add = async (quantity: number) => {
    if (phase === 'busy') return;
    setPhase('busy');
    activateCart();
    try {
      const { addToCart } = await import('../actions/add-to-cart.ts');
      setPhase((await addToCart({ sku, quantity, opensDrawer })) ? 'done' : 'idle');
    } catch {
      setPhase('failed');
    }
  };
  return { phase, add };
}

/** A form that adds to the cart without JavaScript: the host receives it. */
export const useCartForm = () => ({ method: 'post', action: localPath(useLanguage(), cartFormPath) }) as const;
