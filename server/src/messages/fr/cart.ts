import type { cartMessages as english } from '../en/cart.ts';

export const cartMessages: typeof english = {
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  total: 'Total',
  priceChanged: (before, after) => `Le prix est passé de ${before} à ${after}`,
  stockLowered: (left) => `Il n’en reste que ${left}. Réduisez la quantité.`,
  soldOut: 'Épuisé. Retirez cet article pour continuer.',
  unavailable: 'N’est plus disponible. Retirez cet article pour continuer.',
  mergeCapped: (name, wanted, left) => `Paniers fusionnés. ${name}\u00a0: quantité disponible ${left} sur ${wanted}.`,
  reduced: (before, after, percent) => `Prix réduit de ${before} à ${after} (−${percent})`,
  couponShare: (code, amount) => `−${amount} avec le code ${code}`,
  freeDelivery: 'Livraison offerte',
  includedTax: (name) => `Dont ${name}`,
  notServed: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
};
