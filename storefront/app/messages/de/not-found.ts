import type { notFoundMessages as english } from '../en/not-found.ts';

export const notFoundMessages: typeof english = {
  title: 'Seite nicht gefunden',
  text: 'Vielleicht stimmt die Adresse nicht oder das Produkt ist nicht mehr im Sortiment. Suchen Sie danach oder beginnen Sie mit einem dieser Links.',
  home: 'Zur Startseite',
  search: 'Im Shop suchen',
};
