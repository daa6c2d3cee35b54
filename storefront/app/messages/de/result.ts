import type { resultMessages as english } from '../en/result.ts';

export const resultMessages: typeof english = {
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
