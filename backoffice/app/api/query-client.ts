import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/contract/domain-error.ts';

// Keys of queries that several files load again; other keys are beside their query.
export const profileKey = ['profile'] as const;

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  /** The counts of Today. */
  todo: ['orders', 'todo'] as const,
  /** Single orders. */
  all: ['orders', 'one'] as const,
  one: (id: number) => ['orders', 'one', id] as const,
};

/** A domain error stays one when it is asked again; a lost connection may come back. */
export const isDomainError = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** The role has changed since the menu was drawn. */
function onError(error: unknown): void {
  if (error instanceof ApiError && error.code === 'staff.forbidden')
    queryClient.invalidateQueries({ queryKey: profileKey });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: (tries, error) => !isDomainError(error) && tries < 2, staleTime: 5000 } },
});
