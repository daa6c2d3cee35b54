import { describe, expect, test } from 'vitest';
import { checkReview, normalizeReview } from './review-rules.ts';

const codes = (rating: number | null | undefined, description: string | null | undefined) =>
  checkReview({ rating, description }).map(({ code }) => code);

describe('a review', () => {
  test.each([1, 5])('may give %d stars', (rating) => {
    expect(codes(rating, 'x'.repeat(10))).toEqual([]);
  });

  test.each([0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('may not give %s', (rating) => {
    expect(codes(rating, 'x'.repeat(1000))).toEqual(['rating.missing']);
  });

  test.each([
    ['x'.repeat(9), 'review.short'],
    [`  ${'x'.repeat(9)}  `, 'review.short'],
    [null, 'review.short'],
    [undefined, 'review.short'],
    ['x'.repeat(1001), 'review.long'],
  ])('of the wrong length is refused', (text, code) => {
    expect(codes(3, text)).toEqual([code]);
  });

  test('that is wrong in every way is told all of it', () => {
    expect(codes(null, '')).toEqual(['rating.missing', 'review.short']);
  });

  test('is kept without the empty room somebody may have typed around and into it', () => {
    expect(normalizeReview('  It holds tea.\r\n\r\n \r\n\r\nAnd more.\rReally. ')).toBe(
      'It holds tea.\n\nAnd more.\nReally.',
    );
  });
});
