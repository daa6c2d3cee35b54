import type { addToCartButtonMessages as english } from '../en/add-to-cart-button.ts';

export const addToCartButtonMessages: typeof english = {
  needsScript: 'Aktivieren Sie JavaScript, um zu bestellen.',
};
