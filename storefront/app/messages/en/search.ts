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
