import type { moveInMessages as english } from '../en/move-in.ts';

export const moveInMessages: typeof english = {
  otherProducts: 'Autres produits',
};
