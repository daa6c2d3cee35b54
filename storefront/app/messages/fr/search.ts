import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/search.ts';

export const searchMessages: typeof english.searchMessages = {
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

export const resultMessages: typeof english.resultMessages = {
  search: 'Recherche',
  searchText: 'Saisissez un nom de produit, une marque ou un mot-clé.',
  bestMatch: 'Pertinence',
  notExact: (words) => `Aucun produit ne correspond exactement à «\u00a0${words}\u00a0».`,
  near: 'Résultats proches',
  none: 'Aucun résultat',
  noneText: 'Nous n’avons pas trouvé ce que vous cherchiez.',
  noneHint: 'Essayez une autre recherche ou parcourez nos produits.',
  browse: 'Parcourir les produits',
  removeFilters: 'Retirer les filtres',
};
