import type { cartToastsMessages as english } from '../en/cart-toasts.ts';

export const cartToastsMessages: typeof english = {
  added: 'Ajouté au panier',
  updated: 'Panier mis à jour',
  removed: 'Retiré du panier',
  removedAll: 'Panier vidé',
  undo: 'Annuler',
  couponInvalid: 'Ce code n’est pas valable',
  offline: 'Vous êtes hors ligne. Votre panier n’a pas changé. Réessayez une fois la connexion rétablie.',
};
