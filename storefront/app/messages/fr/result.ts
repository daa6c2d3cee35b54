import type { resultMessages as english } from '../en/result.ts';

export const resultMessages: typeof english = {
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
