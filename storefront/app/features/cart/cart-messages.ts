import { defineMessages } from '../../i18n/define-messages.ts';

export const cartMessages = defineMessages(
  {
    addToCart: 'Add to cart',
    outOfStock: 'Out of Stock',
    preOrder: 'Pre-Order',
    quantity: 'Quantity',
    less: 'One less',
    more: 'One more',
    needsScript:
      'Buying needs JavaScript. Switch it on in your browser, or write to us and we take the order by e-mail.',
  },
  {
    addToCart: 'Ajouter au panier',
    outOfStock: 'Rupture de stock',
    preOrder: 'Précommander',
    quantity: 'Quantité',
    less: 'Un de moins',
    more: 'Un de plus',
    needsScript: 'L’achat a besoin de JavaScript. Activez-le, ou écrivez-nous : nous prenons la commande par e-mail.',
  },
);
