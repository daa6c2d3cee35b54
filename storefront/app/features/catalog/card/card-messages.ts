import { defineMessages } from '../../../i18n/define-messages.ts';

export const cardMessages = defineMessages(
  {
    off: (value: number) => `${value}% OFF`,
    now: 'Now',
    original: 'Original price',
    from: 'from',
    outOfStock: 'Out of Stock',
    preOrder: 'Pre-Order',
    colours: (names: string) => `Colors: ${names}`,
  },
  {
    off: (value) => `−${value}\u00a0%`,
    now: 'Maintenant',
    original: 'Prix d’origine',
    from: 'dès',
    outOfStock: 'Rupture de stock',
    preOrder: 'Précommande',
    colours: (names) => `Couleurs\u00a0: ${names}`,
  },
);
