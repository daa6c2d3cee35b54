import { defineMessages } from '../../i18n/define-messages.ts';
import { plural } from '../../i18n/plural.ts';

/** Words of the button and the badge, which every page carries. */
export const cartMessages = defineMessages(
  {
    cart: 'Cart',
    cartWith: (count: number) => plural('en', count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
    addToCart: 'Add to cart',
    addNamed: (name: string) => `Add to cart: ${name}`,
    outOfStock: 'Out of Stock',
    quantity: 'Quantity',
    less: 'One less',
    more: 'One more',
    unreachable: 'We could not reach the shop. Check your connection and try again',
  },
  {
    cart: 'Panier',
    cartWith: (count) => plural('fr', count, { one: `Panier, ${count} article`, other: `Panier, ${count} articles` }),
    addToCart: 'Ajouter au panier',
    addNamed: (name) => `Ajouter au panier : ${name}`,
    outOfStock: 'Rupture de stock',
    quantity: 'Quantité',
    less: 'Un de moins',
    more: 'Un de plus',
    unreachable: 'La boutique ne répond pas. Vérifiez votre connexion et réessayez',
  },
);
