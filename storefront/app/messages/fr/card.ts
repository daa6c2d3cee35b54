import type { cardMessages as english } from '../en/card.ts';

export const cardMessages: typeof english = {
  off: (value) => `−${value}\u00a0%`,
  now: 'Maintenant',
  original: 'Prix d’origine',
  from: 'dès',
  outOfStock: 'Épuisé',
  preOrder: 'Précom\u00admande',
  colours: (names) => `Couleurs\u00a0: ${names}`,
};
