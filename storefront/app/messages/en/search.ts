import { plural } from '@vitrine/contract/text/plural.ts';

export const searchMessages = {
  placeholder: 'Search Products...',
  submit: 'Search',
  again: 'Search again',
  suggestions: 'Suggestions',
  suggested: (count: number) => plural('en', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  noneSuggested: 'No suggestions',
  category: 'Category',
  brand: 'Brand',
  seeAll: 'See all results',
  seeAllOf: (count: number) => plural('en', count, { one: `See ${count} result`, other: `See all ${count} results` }),
};

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
