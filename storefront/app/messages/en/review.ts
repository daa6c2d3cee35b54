import { plural } from '@vitrine/contract/text/plural.ts';

export const reviewMessages = {
  none: 'No reviews yet',
  noneText: 'Be the first to review it.',
  rated: (rating: string) => `${rating} out of 5`,
  count: (count: number) => plural('en', count, { one: `${count} review`, other: `${count} reviews` }),
  stars: (count: number) => plural('en', count, { one: 'star', other: 'stars' }),
  reviewsWith: (count: number) => plural('en', count, { one: 'review', other: 'reviews' }),
  withStars: (count: number, stars: number) =>
    `${plural('en', count, { one: `${count} review`, other: `${count} reviews` })} with ${plural('en', stars, { one: `${stars} star`, other: `${stars} stars` })}`,
  all: 'Show all',
  sort: 'Sort reviews',
  newest: 'Newest',
  mostHelpful: 'Most helpful',
  verified: 'Verified purchase',
  helpful: 'Helpful',
  reviewBy: (author: string) => `review by ${author}`,
  more: 'Show all reviews',
  checks:
    'Customers with an account may review a product once. We check each review and give a reason if we refuse it. “Verified purchase”: bought here; without it we know of no purchase. Sorted by date or helpful votes.',
};
