import { plural } from '@vitrine/contract/text/plural.ts';
import type { cartMessages as english } from '../en/cart.ts';

export const cartMessages: typeof english = {
  cart: 'Warenkorb',
  cartWith: (count) =>
    plural('de', count, { one: `Warenkorb, ${count} Artikel`, other: `Warenkorb, ${count} Artikel` }),
  addToCart: 'In den Warenkorb',
  addNamed: (name) => `In den Warenkorb: ${name}`,
  outOfStock: 'Ausverkauft',
  quantity: 'Menge',
  less: 'Menge verringern',
  more: 'Menge erhöhen',
  unreachable: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
};
