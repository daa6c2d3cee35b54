import { plural } from '@vitrine/contract/text/plural.ts';
import type { searchMessages as english } from '../en/search.ts';

export const searchMessages: typeof english = {
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
