import { describe, expect, test } from 'vitest';
import { checkReview, normalizeReview } from './review-rules.ts';

const codes = (rating: number | null | undefined, description: string | null | undefined) =>
  checkReview({ rating, description }).map(({ code }) => code);

describe('a review', () => {
  test.each([1, 5])('accepts a rating of %d', (rating) => {
    expect(codes(rating, 'x'.repeat(10))).toEqual([]);
  });

  test.each([0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'refuses a rating of %s',
    (rating) => {
      expect(codes(rating, 'x'.repeat(1000))).toEqual(['rating.missing']);
    },
  );

  test.each([
    ['x'.repeat(9), 'review.short'],
    [`  ${'x'.repeat(9)}  `, 'review.short'],
    [null, 'review.short'],
    [undefined, 'review.short'],
    ['x'.repeat(1001), 'review.long'],
  ])('refuses a text of the wrong length', (text, code) => {
    expect(codes(3, text)).toEqual([code]);
  });

  test('reports all issues together (USE-25)', () => {
    expect(codes(null, '')).toEqual(['rating.missing', 'review.short']);
  });

  test('is stored without surrounding and repeated spaces', () => {
    expect(normalizeReview('  It holds tea.\r\n\r\n \r\n\r\nAnd more.\rReally. ')).toBe(
      'It holds tea.\n\nAnd more.\nReally.',
    );
  });
});
