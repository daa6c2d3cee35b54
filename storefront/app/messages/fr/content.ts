import type { contentMessages as english } from '../en/content.ts';

export const contentMessages: typeof english = {
  minutes: (minutes) => `${minutes} min de lecture`,
  contents: 'Sur cette page',
  products: 'Dans cet article',
  next: 'À lire ensuite',
  toStore: 'Voir la boutique',
  print: 'Imprimer',
};
