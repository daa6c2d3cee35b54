export const resultMessages = {
  search: 'Search',
  searchText: 'Enter a product name, a brand or a keyword.',
  bestMatch: 'Best match',
  notExact: (words: string) => `Nothing matches “${words}” exactly.`,
  near: 'Close matches',
  narrow: (shown: number, total: number, hasMore?: boolean) =>
    hasMore
      ? `Showing ${shown} of more than ${total}. Use filters to narrow the list.`
      : `Showing ${shown} of ${total}. Use filters to narrow the list.`,
  none: 'No results found',
  noneText: "We couldn't find what you searched for.",
  noneHint: 'Try searching again or browse our products.',
  browse: 'Browse Products',
  removeFilters: 'Remove filters',
};
