import { defineMessages } from '../../i18n/define-messages.ts';

export const resultMessages = defineMessages(
  {
    search: 'Search',
    searchText: 'Enter a product name, a brand or a keyword.',
    bestMatch: 'Best match',
    notExact: (words: string) => `Nothing matches “${words}” exactly.`,
    near: 'Close matches',
    narrow: (shown: number, total: number) => `Showing ${shown} of ${total}. Use filters to narrow the list.`,
    none: 'No results found',
    noneText: "We couldn't find what you searched for.",
    noneHint: 'Try searching again or browse our products.',
    browse: 'Browse Products',
    removeFilters: 'Remove filters',
  },
  {
    search: 'Recherche',
    searchText: 'Saisissez un nom de produit, une marque ou un mot-clé.',
    bestMatch: 'Pertinence',
    notExact: (words) => `Aucun produit ne correspond exactement à «\u00a0${words}\u00a0».`,
    near: 'Résultats proches',
    narrow: (shown, total) => `${shown} produits affichés sur ${total}. Affinez la liste avec les filtres.`,
    none: 'Aucun résultat',
    noneText: 'Nous n’avons pas trouvé ce que vous cherchiez.',
    noneHint: 'Essayez une autre recherche ou parcourez nos produits.',
    browse: 'Parcourir les produits',
    removeFilters: 'Retirer les filtres',
  },
);
