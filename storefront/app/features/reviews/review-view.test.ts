import type { Review } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { expect, test } from 'vitest';
import { chooseReviews, distributionOf, reviewView } from './review-view.ts';

test('counts each rating and the mean', () => {
  expect(distributionOf([5, 5, 4, 1])).toEqual({
    average: 3.75,
    count: 4,
    bars: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 1 },
    ],
  });
});

test('without reviews there is no mean', () => {
  expect(distributionOf([]).average).toBe(0);
});

const wire: Review = {
  id: 1,
  language: 'en',
  description: 'It holds tea.',
  productId: 7,
  date: '2026-11-15',
  rating: 4,
  customer: { id: 0, firstName: 'Ann', lastName: 'Lee' },
  verified: true,
  helpful: 2,
};

test('family names are abbreviated, also those of other servers, which have no purchases and votes', () => {
  expect(reviewView(wire)).toMatchObject({ author: 'Ann L.', text: 'It holds tea.', verified: true, helpful: 2 });
  const { verified: _, helpful: __, ...foreign } = wire;
  expect(reviewView(foreign as Review)).toMatchObject({ verified: false, helpful: 0 });
});

test('reviews are filtered by stars and sorted by votes, then newest first (USE-33)', () => {
  const reviews = [
    { id: 1, rating: 5, helpful: 0 },
    { id: 2, rating: 4, helpful: 3 },
    { id: 3, rating: 5, helpful: 1 },
    { id: 4, rating: 5, helpful: 0 },
  ].map((one) => reviewView({ ...wire, ...one }));
  const ids = (stars: number | null, sort: 'newest' | 'helpful') =>
    chooseReviews(reviews, { stars, sort }, 'en').map(({ id }) => id);
  expect(ids(null, 'newest')).toEqual([1, 2, 3, 4]);
  expect(ids(null, 'helpful')).toEqual([2, 3, 1, 4]);
  expect(ids(5, 'helpful')).toEqual([3, 1, 4]);
  expect(ids(1, 'newest')).toEqual([]);
});

test('reviews in the language of the page come first, whatever the order', () => {
  const reviews = [
    { id: 1, language: 'fr', helpful: 5 },
    { id: 2, language: 'en', helpful: 0 },
    { id: 3, language: 'de', helpful: 0 },
    { id: 4, language: 'en', helpful: 2 },
  ].map((one) => reviewView({ ...wire, ...one }));
  const ids = (sort: 'newest' | 'helpful', language: 'en' | 'fr') =>
    chooseReviews(reviews, { stars: null, sort }, language).map(({ id }) => id);
  expect(ids('newest', 'en')).toEqual([2, 4, 1, 3]);
  expect(ids('helpful', 'en')).toEqual([4, 2, 1, 3]);
  expect(ids('newest', 'fr')).toEqual([1, 2, 3, 4]);
});
