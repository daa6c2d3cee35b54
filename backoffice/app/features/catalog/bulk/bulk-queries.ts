import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { undoChange } from '@vitrine/contract/history/history.ts';
import type { BulkActions, BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import {
  cancelBulk,
  listBulkRows,
  listScheduledBulk,
  previewBulk,
  readBulk,
  runBulk,
  scheduleBulk,
} from '@vitrine/contract/product-editing/bulk-changes.ts';
import { staffApi } from '../../../api/staff-api.ts';
import type { Filters } from '../../../hooks/use-filters.ts';
import type { catalogFilters } from '../catalog-queries.ts';

export type BulkSelection = { ids: number[] } | { filter: Filters<typeof catalogFilters> };
export type ShownRows = 'all' | 'warned' | 'refused';

const PROGRESS_MS = 250;
const SCHEDULED_MS = 60_000;

export const usePreview = (onDone: (job: BulkJob) => void) =>
  useMutation({
    mutationFn: (body: { selection: BulkSelection; actions: Partial<BulkActions> }) => staffApi(previewBulk, { body }),
    onSuccess: onDone,
  });

export const useBulkRows = (job: number, show: ShownRows) =>
  useInfiniteQuery({
    queryKey: ['bulk', job, 'rows', show],
    queryFn: ({ pageParam }) => staffApi(listBulkRows, { params: { job }, query: { show, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Asked again and again until the change is made. */
export const useProgress = (job: number, isRunning: boolean) =>
  useQuery({
    queryKey: ['bulk', job],
    queryFn: () => staffApi(readBulk, { params: { job } }),
    enabled: isRunning,
    refetchInterval: ({ state }) => isRunning && state.data?.state !== 'done' && PROGRESS_MS,
    gcTime: 0,
    retry: false,
  });

/** `onDone` is called even if nobody looks at it any more. `finish`: for a result that arrived in another way. */
function useChanging<T>(change: () => Promise<T>, onDone: (result: T) => void) {
  const client = useQueryClient();
  const finish = (result: T) => {
    onDone(result);
    for (const key of ['catalogue', 'changes', 'orders']) void client.invalidateQueries({ queryKey: [key] });
  };
  return { ...useMutation({ mutationFn: change, onSuccess: finish }), finish };
}

export const useRun = (job: number, onDone: (job: BulkJob) => void) =>
  useChanging(() => staffApi(runBulk, { params: { job } }), onDone);

const scheduledKey = ['bulk', 'scheduled'];

/** Asked again now and then: a change that was made is not waiting any more. */
export const useScheduled = () =>
  useQuery({
    queryKey: scheduledKey,
    queryFn: async () => (await staffApi(listScheduledBulk, {})).items,
    refetchInterval: SCHEDULED_MS,
  });

export function useSchedule(job: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (at: string) => staffApi(scheduleBulk, { params: { job }, body: { at } }),
    onSuccess: () => {
      onDone();
      void client.invalidateQueries({ queryKey: scheduledKey });
    },
  });
}

export function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: number) => staffApi(cancelBulk, { params: { job } }),
    onSettled: () => client.invalidateQueries({ queryKey: scheduledKey }),
  });
}

export const useUndoRun = (changeId: number, onDone: () => void) =>
  useChanging(() => staffApi(undoChange, { params: { id: changeId }, body: {} }), onDone);
