import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/catalog.ts';

export const cardMessages: typeof english.cardMessages = {
  off: (value) => `−${value}\u00a0%`,
  now: 'Jetzt',
  original: 'Bisheriger Preis',
  from: 'ab',
  outOfStock: 'Ausverkauft',
  preOrder: 'Vorbe\u00adstellung',
  colours: (names) => `Farben: ${names}`,
};

export const listMessages: typeof english.listMessages = {
  title: 'Produkte',
  products: (count, hasMore) =>
    hasMore
      ? `Mehr als ${count} Produkte`
      : plural('de', count, { one: `${count} Produkt`, other: `${count} Produkte` }),
  filters: 'Filter',
  showFilters: 'Filter anzeigen',
  hideFilters: 'Filter ausblenden',
  close: 'Schließen',
  brand: 'Marke',
  anyBrand: 'Alle Marken',
  allBrands: 'Alle Marken anzeigen',
  price: 'Preis',
  min: 'Min.',
  max: 'Max.',
  apply: 'Anwenden',
  showProducts: (count, hasMore) =>
    hasMore
      ? `Mehr als ${count} Produkte anzeigen`
      : plural('de', count, { one: `${count} Produkt anzeigen`, other: `${count} Produkte anzeigen` }),
  clearAll: 'Alle löschen',
  applied: 'Aktive Filter',
  removeBrand: (name) => `Filter entfernen: Marke ${name}`,
  removePrice: (range) => `Filter entfernen: Preis ${range}`,
  fieldValue: (field, value) => `${field}: ${value}`,
  removeField: (field, value) => `Filter ${field}: ${value} entfernen`,
  incomplete: 'Bitte beide Preise angeben',
  reversed: 'Der Mindestpreis darf nicht über dem Höchstpreis liegen',
  notANumber: 'Bitte nur Zahlen eingeben',
  sort: 'Sortieren',
  featured: 'Empfohlen',
  priceAsc: 'Preis aufsteigend',
  priceDesc: 'Preis absteigend',
  newest: 'Neuheiten',
  rating: 'Beste Bewertung',
  bestSelling: 'Bestseller',
  loadMore: 'Mehr anzeigen',
  nextProducts: 'Nächste Produkte',
  earlierProducts: 'Vorherige Produkte',
  shown: (shown, total) => `${shown} von ${total} angezeigt`,
  shownFrom: (from, until, total) => `${from}–${until} von ${total} angezeigt`,
  narrow: (shown, total, hasMore) =>
    hasMore
      ? `${shown} von mehr als ${total} angezeigt. Grenzen Sie die Liste mit Filtern ein.`
      : `${shown} von ${total} angezeigt. Grenzen Sie die Liste mit Filtern ein.`,
  empty: 'Hier gibt es noch keine Produkte',
  emptyText: 'Sehen Sie sich unsere anderen Produkte an.',
  noMatch: 'Keine Produkte zu diesen Filtern',
  noMatchText: 'Versuchen Sie es mit weniger Marken oder einer größeren Preisspanne.',
  removeFilters: 'Filter entfernen',
  viewAll: 'ALLE ANSEHEN',
  everything: 'Alle Produkte',
  everythingText: 'Unser ganzes Sortiment.',
  parts: 'Kategorien',
};

export const trailMessages: typeof english.trailMessages = {
  home: 'Startseite',
  breadcrumb: 'Sie sind hier',
};

export const recentlyViewedMessages: typeof english.recentlyViewedMessages = {
  title: 'Zuletzt angesehen',
};
