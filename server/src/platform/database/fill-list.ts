const AS_PLANNED = 10;

/**
 * Ids for `= any(…)` in a prepared query. PostgreSQL plans such a query once, for ten ids, but again and again for fewer,
 * which costs more than the query itself: a short list is filled up with its own ids, and finds the same.
 */
export const fillList = (ids: readonly number[]): number[] =>
  ids.length === 0
    ? []
    : Array.from({ length: Math.max(AS_PLANNED, ids.length) }, (_, at) => ids[at % ids.length] as number);
