import type * as english from '../en/pages.ts';

export const notFoundMessages: typeof english.notFoundMessages = {
  title: 'Seite nicht gefunden',
  text: 'Vielleicht stimmt die Adresse nicht oder das Produkt ist nicht mehr im Sortiment. Suchen Sie danach oder beginnen Sie mit einem dieser Links.',
  home: 'Zur Startseite',
  categories: 'Nach Kategorie einkaufen',
  search: 'Im Shop suchen',
};

export const offlinePageMessages: typeof english.offlinePageMessages = {
  title: 'Sie sind offline',
  text: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Bereits geöffnete Seiten können Sie weiterhin lesen.',
  home: 'Startseite',
};

export const oldHomePageMessages: typeof english.oldHomePageMessages = {
  title: 'Unsere frühere Startseite',
  current: 'Zur aktuellen Startseite',
  featured: 'Empfohlen',
};

export const underConstructionPageMessages: typeof english.underConstructionPageMessages = {
  title: 'Diese Seite ist im Aufbau',
  text: 'Sie geht bald online. Alle unsere Produkte können Sie schon jetzt ansehen.',
  link: 'Weiter einkaufen',
};
