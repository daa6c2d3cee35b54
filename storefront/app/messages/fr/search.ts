import { plural } from '@vitrine/contract/text/plural.ts';
import type { searchMessages as english } from '../en/search.ts';

export const searchMessages: typeof english = {
  placeholder: 'Rechercher un produit...',
  submit: 'Rechercher',
  again: 'Nouvelle recherche',
  suggestions: 'Suggestions',
  suggested: (count) => plural('fr', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  noneSuggested: 'Aucune suggestion',
  category: 'Catégorie',
  brand: 'Marque',
  seeAll: 'Voir tous les résultats',
  seeAllOf: (count) => plural('fr', count, { one: `Voir ${count} résultat`, other: `Voir les ${count} résultats` }),
};
