import type { otherShopMessages as english } from '../en/other-shop.ts';

export const otherShopMessages: typeof english = {
  otherProducts: 'Autres produits',
};
