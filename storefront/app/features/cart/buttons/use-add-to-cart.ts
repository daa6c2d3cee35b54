import { useEffect, useState } from 'react';
import { activateCart } from '../state/activate-cart.ts';

/** failed: not even the code that adds could be fetched. What the shop refuses is told by a notice. */
export type AddToCartPhase = 'idle' | 'busy' | 'done' | 'failed';

const tickTime = 1200;

/** Gets ready what a press will need. A failure shows when the press comes. */
export const preloadAddToCart = (): void => {
  import('../actions/add-to-cart.ts').catch(() => {});
};

/** A press on a button that adds: acknowledged at once, ticked off when the shop has answered. */
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
