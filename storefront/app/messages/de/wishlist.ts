import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/wishlist.ts';

export const wishMessages: typeof english.wishMessages = {
  wish: (name) => `Auf die Merkliste: ${name}`,
};

export const wishlistMessages: typeof english.wishlistMessages = {
  title: 'Merkliste',
  sharedTitle: 'Eine geteilte Merkliste',
  text: 'Auf diesem Gerät gespeichert. Tippen Sie auf das Herz, um einen Artikel zu entfernen.',
  accountText: 'In Ihrem Konto gespeichert, auf allen Geräten. Tippen Sie auf das Herz, um einen Artikel zu entfernen.',
  sharedText: 'Jemand hat diese Liste mit Ihnen geteilt. Ihre eigene Liste bleibt unverändert.',
  count: (count) => plural('de', count, { one: '1 Produkt', other: `${count} Produkte` }),
  share: 'Liste teilen',
  copied: 'Link kopiert',
  copyFailed: 'Diesen Link kopieren',
  addAll: 'Alle auf meine Liste',
  preOrder: 'Vorbestellen',
  alert: 'Benachrichtigen',
  move: 'In den Warenkorb',
  moved: 'In den Warenkorb verschoben',
  add: 'In den Warenkorb',
  named: (action, name) => `${action}: ${name}`,
  unreachable: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  missing: (count) =>
    plural('de', count, {
      one: '1 Produkt ist nicht mehr im Sortiment.',
      other: `${count} Produkte sind nicht mehr im Sortiment.`,
    }),
  empty: 'Ihre Merkliste ist leer',
  emptyText: 'Tippen Sie bei einem Produkt auf das Herz, um es hier zu speichern.',
  emptyShared: 'Diese Liste ist leer',
  emptySharedText: 'Diese Produkte sind nicht mehr im Sortiment.',
  failed: 'Ihre Merkliste konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  continueShopping: 'Weiter einkaufen',
  bestSellers: 'Bestseller',
  needsScript: 'Ihre Merkliste ist in diesem Browser gespeichert und benötigt JavaScript.',
};
