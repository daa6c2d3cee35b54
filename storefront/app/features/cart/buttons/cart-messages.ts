import { defineMessages } from '../../../i18n/define-messages.ts';
import { plural } from '../../../i18n/plural.ts';

/** Part of the bundle of every page, so only texts of button and badge. */
export const cartMessages = defineMessages(
  {
    cart: 'Cart',
    cartWith: (count: number) => plural('en', count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
    addToCart: 'Add to cart',
    addNamed: (name: string) => `Add to cart: ${name}`,
    outOfStock: 'Out of Stock',
    quantity: 'Quantity',
    less: 'Decrease quantity',
    more: 'Increase quantity',
    unreachable: 'We could not connect. Check your internet connection and try again.',
  },
  {
    cart: 'Panier',
    cartWith: (count) => plural('fr', count, { one: `Panier, ${count} article`, other: `Panier, ${count} articles` }),
    addToCart: 'Ajouter au panier',
    addNamed: (name) => `Ajouter au panier\u00a0: ${name}`,
    outOfStock: 'Rupture de stock',
    quantity: 'Quantité',
    less: 'Diminuer la quantité',
    more: 'Augmenter la quantité',
    unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
  },
);
