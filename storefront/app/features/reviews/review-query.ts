// Which reviews an address such as ?stars=4&sort=helpful shows. Whatever cannot be read is left out, never an error.

export const reviewSorts = ['newest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewQuery {
  /** Only those with so many. */
  stars: number | null;
  sort: ReviewSort;
}

export const readReviewQuery = (params: URLSearchParams): ReviewQuery => ({
  stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('stars')) ?? null,
  sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
});

/** What else the address says, such as the chosen variant, stays. */
export function writeReviewQuery(params: URLSearchParams, { stars, sort }: ReviewQuery): string {
  const next = new URLSearchParams(params);
  next.delete('stars');
  next.delete('sort');
  if (stars !== null) next.set('stars', String(stars));
  if (sort !== 'newest') next.set('sort', sort);
  return next.size > 0 ? `?${next}` : '';
}
