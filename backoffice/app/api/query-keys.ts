// The keys of queries that several files load again. Others are beside the query.

export const profileKey = ['profile'] as const;

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  /** The counts of Today. */
  todo: ['orders', 'todo'] as const,
  /** Single orders. */
  all: ['orders', 'one'] as const,
  one: (id: number) => ['orders', 'one', id] as const,
};
