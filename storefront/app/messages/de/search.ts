import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/search.ts';

export const searchMessages: typeof english.searchMessages = {
  placeholder: 'Produkte suchen\u00a0…',
  submit: 'Suchen',
  again: 'Erneut suchen',
  suggestions: 'Vorschläge',
  suggested: (count) => plural('de', count, { one: `${count} Vorschlag`, other: `${count} Vorschläge` }),
  noneSuggested: 'Keine Vorschläge',
  category: 'Kategorie',
  brand: 'Marke',
  seeAll: 'Alle Treffer anzeigen',
  seeAllOf: (count) =>
    plural('de', count, { one: `${count} Treffer anzeigen`, other: `Alle ${count} Treffer anzeigen` }),
};

export const resultMessages: typeof english.resultMessages = {
  search: 'Suche',
  searchText: 'Geben Sie einen Produktnamen, eine Marke oder ein Stichwort ein.',
  bestMatch: 'Relevanz',
  notExact: (words) => `Keine genauen Treffer für „${words}“.`,
  near: 'Ähnliche Treffer',
  none: 'Keine Treffer',
  noneText: 'Zu Ihrer Suche haben wir nichts gefunden.',
  noneHint: 'Suchen Sie noch einmal oder stöbern Sie in unseren Produkten.',
  browse: 'Produkte ansehen',
  removeFilters: 'Filter entfernen',
};
