import type { cardMessages as english } from '../en/card.ts';

export const cardMessages: typeof english = {
  off: (value) => `−${value}\u00a0%`,
  now: 'Jetzt',
  original: 'Bisheriger Preis',
  from: 'ab',
  outOfStock: 'Ausverkauft',
  preOrder: 'Vorbe\u00adstellung',
  colours: (names) => `Farben: ${names}`,
};
