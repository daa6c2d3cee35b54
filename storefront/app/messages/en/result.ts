export const resultMessages = {
  search: 'Search',
  searchText: 'Enter a product name, a brand or a keyword.',
  bestMatch: 'Best match',
  notExact: (words: string) => `Nothing matches “${words}” exactly.`,
  near: 'Close matches',
  none: 'No results found',
  noneText: "We couldn't find what you searched for.",
  noneHint: 'Try searching again or browse our products.',
  browse: 'Browse Products',
  removeFilters: 'Remove filters',
};
