// Orders from the API. Every step answers the whole order, which replaces the one that is shown.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { searchCatalog } from '@vitrine/contract/catalog/staff-catalog.ts';
import { readOpening } from '@vitrine/contract/checkout/staff-checkout.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readMailSettings } from '@vitrine/contract/mail/staff-mail.ts';
import { countTodo, searchOrders, showOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { isDomainError, orderKeys } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import type { FoundEntry } from '../../feature.ts';
import type { FilterKinds, Filters } from '../../hooks/use-filters.ts';
import type { paletteMessages } from '../../messages/en/layout.ts';
import { refreshMs } from '../../session/live.ts';

const halfHour = 30 * 60_000;

/** Loaded pages stay for half an hour, so that Back finds the same rows; they change only when somebody asks. */
export const useOrders = (filters: Filters<typeof orderFilters>) =>
  useInfiniteQuery({
    queryKey: [...orderKeys.lists, filters],
    queryFn: ({ pageParam }) => staffApi(searchOrders, { query: { ...filters, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: halfHour,
    refetchOnWindowFocus: false,
  });

export function useTodo() {
  return useQuery({ queryKey: orderKeys.todo, queryFn: () => staffApi(countTodo, {}), refetchInterval: refreshMs });
}

/** They follow the counts of Today: an event of the shop loads both again. */
export const useLastOrders = (isAllowed: boolean) =>
  useQuery({
    queryKey: [...orderKeys.todo, 'last-orders'],
    queryFn: () => staffApi(searchOrders, { query: { count: 5 } }),
    refetchInterval: refreshMs,
    enabled: isAllowed,
  });

/** They follow the counts of Today, too. */
export const useOpening = (isAllowed: boolean) =>
  useQuery({
    queryKey: [...orderKeys.todo, 'opening'],
    queryFn: () => staffApi(readOpening, {}),
    refetchInterval: refreshMs,
    enabled: isAllowed,
  });

export function useOrder(id: number) {
  return useQuery({ queryKey: orderKeys.one(id), queryFn: () => staffApi(showOrder, { params: { id } }) });
}

/** Whether the first steps of a shop are still to be done, of those that the person may do. */
export const useMissingSteps = (permissions: readonly string[]) =>
  useQuery({
    queryKey: [...orderKeys.todo, 'missing-steps', permissions],
    queryFn: async () => {
      const [products, mail] = await Promise.all([
        permissions.includes('catalog.w') ? staffApi(searchCatalog, { query: { count: 1 } }) : null,
        permissions.includes('mail.w') ? staffApi(readMailSettings, {}) : null,
      ]);
      return { products: products?.total === 0, mail: mail !== null && mail.delivery !== 'server' };
    },
  });

export async function findOrders(
  query: { q: string; count: number },
  t: typeof paletteMessages,
): Promise<FoundEntry[]> {
  const { items } = await staffApi(searchOrders, { query });
  return items.map((order) => ({ label: t.order(order.number), detail: order.customer, path: `/orders/${order.id}` }));
}

/** A step of an order. After a conflict or without an answer the order may have changed: it is loaded again. */
export function useOrderStep<B>(id: number, call: (body: B) => Promise<StaffOrder>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (order) => {
      client.setQueryData(orderKeys.one(id), order);
      void client.invalidateQueries({ queryKey: orderKeys.lists });
      void client.invalidateQueries({ queryKey: orderKeys.todo });
    },
    onError: (error) => {
      if (!isDomainError(error) || (error instanceof ApiError && error.status === 409))
        void client.invalidateQueries({ queryKey: orderKeys.one(id) });
    },
  });
}

export const orderStates = ['awaiting-payment', 'placed', 'paid', 'shipped', 'refunded', 'canceled', 'failed'] as const;
export const orderWork = ['to-ship', 'transfers', 'refunds', 'withdrawals'] as const;

/** Filters of the list of orders, as they are in the address. */
export const orderFilters = {
  q: 'text',
  work: orderWork,
  state: orderStates,
  from: 'day',
  until: 'day',
} as const satisfies FilterKinds;
