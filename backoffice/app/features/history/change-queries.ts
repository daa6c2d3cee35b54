import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { searchChanges, showChange, undoChange } from '@vitrine/contract/history/history.ts';
import { staffApi } from '../../api/staff-api.ts';
import type { Filters } from '../../hooks/use-filters.ts';
import type { changeFilters } from './change-filters.ts';

const lists = ['changes', 'list'] as const;
const halfHour = 30 * 60_000;

export const useChanges = (filters: Filters<typeof changeFilters>) =>
  useInfiniteQuery({
    queryKey: [...lists, filters],
    queryFn: ({ pageParam }) => staffApi(searchChanges, { query: { ...filters, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: halfHour,
    refetchOnWindowFocus: false,
  });

/** With every field; the list has the first three entries. */
export const useChange = (id: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['changes', 'one', id],
    queryFn: () => staffApi(showChange, { params: { id } }),
    enabled: isWanted,
  });

/** Where something was changed again since, the rest can still be undone. */
async function previewUndo(id: number) {
  const preview = (part: boolean) =>
    staffApi(undoChange, { params: { id }, body: { preview: true, ...(part && { part }) } });
  try {
    return await preview(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'history.changed-again') throw error;
    return preview(true);
  }
}

/** The changes that an undo would make; the call is refused with the reason when it is not possible. */
export const useUndoPreview = (id: number) =>
  useQuery({
    queryKey: ['changes', 'preview', id],
    queryFn: () => previewUndo(id),
    staleTime: 0,
    gcTime: 0,
  });

export function useUndo(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (part: boolean) => staffApi(undoChange, { params: { id }, body: part ? { part } : {} }),
    // It may have changed anything that is shown. Its own preview would be refused now: the change is undone.
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [kind, part] }) => kind !== 'profile' && !(kind === 'changes' && part === 'preview'),
      }),
  });
}
