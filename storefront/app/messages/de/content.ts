import type { contentMessages as english } from '../en/content.ts';

export const contentMessages: typeof english = {
  minutes: (minutes) => `${minutes}\u00a0Min. Lesezeit`,
  contents: 'Auf dieser Seite',
  products: 'In diesem Artikel',
  next: 'Weiterlesen',
  toStore: 'Zum Shop',
  print: 'Drucken',
};
