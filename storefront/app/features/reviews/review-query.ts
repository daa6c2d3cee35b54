// Parses a query such as ?stars=4&sort=helpful. Invalid values are ignored.

export const reviewSorts = ['newest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewQuery {
  /** Only reviews with this rating. */
  stars: number | null;
  sort: ReviewSort;
}

export const readReviewQuery = (params: URLSearchParams): ReviewQuery => ({
  stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('stars')) ?? null,
  sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
});

/** Other parameters, such as the chosen variant, stay. */
export function writeReviewQuery(params: URLSearchParams, { stars, sort }: ReviewQuery): string {
  const next = new URLSearchParams(params);
  next.delete('stars');
  next.delete('sort');
  if (stars !== null) next.set('stars', String(stars));
  if (sort !== 'newest') next.set('sort', sort);
  return next.size > 0 ? `?${next}` : '';
}
