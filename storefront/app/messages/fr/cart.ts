import { plural } from '@vitrine/contract/text/plural.ts';
import type { cartMessages as english } from '../en/cart.ts';

export const cartMessages: typeof english = {
  cart: 'Panier',
  cartWith: (count) => plural('fr', count, { one: `Panier, ${count} article`, other: `Panier, ${count} articles` }),
  addToCart: 'Ajouter au panier',
  addNamed: (name) => `Ajouter au panier\u00a0: ${name}`,
  outOfStock: 'Rupture de stock',
  quantity: 'Quantité',
  less: 'Diminuer la quantité',
  more: 'Augmenter la quantité',
  unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
};
