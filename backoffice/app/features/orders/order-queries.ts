// Orders from the API. Every step answers the whole order, which replaces the one that is shown.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '@vitrine/contract/failure.ts';
import { countWork, searchOrders, showOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { isRefusal } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import type { Filters } from '../../hooks/list-params.ts';
import { refreshMs, useLiveRefresh } from '../../session/live.ts';
import type { orderFilters } from './order-filters.ts';

const keys = {
  lists: ['orders', 'list'] as const,
  work: ['orders', 'work'] as const,
  one: (id: number) => ['orders', 'one', id] as const,
};

const halfHour = 30 * 60_000;

/** Loaded pages stay for half an hour, so that Back finds the same rows; they change only when somebody asks. */
export const useOrders = (filters: Filters<typeof orderFilters>) =>
  useInfiniteQuery({
    queryKey: [...keys.lists, filters],
    queryFn: ({ pageParam }) => staffApi(searchOrders, { query: { ...filters, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: halfHour,
    refetchOnWindowFocus: false,
  });

export function useWork() {
  useLiveRefresh(keys.work, () => true);
  return useQuery({ queryKey: keys.work, queryFn: () => staffApi(countWork, {}), refetchInterval: refreshMs });
}

export function useOrder(id: number) {
  useLiveRefresh(keys.one(id), (event) => event.kind === 'everything' || event.id === id);
  return useQuery({ queryKey: keys.one(id), queryFn: () => staffApi(showOrder, { params: { id } }) });
}

/** A step of an order. After a conflict or without an answer the order may have changed: it is loaded again. */
export function useOrderStep<B>(id: number, call: (body: B) => Promise<StaffOrder>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (order) => {
      client.setQueryData(keys.one(id), order);
      void client.invalidateQueries({ queryKey: keys.lists });
      void client.invalidateQueries({ queryKey: keys.work });
    },
    onError: (error) => {
      if (!isRefusal(error) || (error instanceof Failure && error.status === 409))
        void client.invalidateQueries({ queryKey: keys.one(id) });
    },
  });
}
