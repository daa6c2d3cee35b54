import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorStatus } from '../../api/api-errors.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { fetchOrder, type OrderAccess } from './order-access.ts';

export type Found =
  | { phase: 'loading' }
  | { phase: 'ready'; order: Order; access: OrderAccess }
  /** It does not exist, or the caller has no access; both look the same. */
  | { phase: 'unknown' }
  | { phase: 'failed'; error: unknown };

/** Loads the order of a page. `before` runs first, such as the request of the payment state. */
export function useOrder(access: OrderAccess | null, before?: (access: OrderAccess) => Promise<unknown>) {
  const { data, error, reload } = useLoad(access && `${access.id} ${access.key}`, async () => {
    if (!access) return undefined;
    await before?.(access);
    return { order: await fetchOrder(access), access };
  });
  return { found: access ? foundOf(data, error) : unknown, renew: reload };
}

const unknown: Found = { phase: 'unknown' };

/** Keeps the loaded order when a reload fails. */
export function foundOf(data: { order: Order; access: OrderAccess } | undefined, error: unknown): Found {
  const status = errorStatus(error);
  if (status === 404 || status === 401 || status === 403) return unknown;
  if (data) return { phase: 'ready', ...data };
  return error === undefined ? { phase: 'loading' } : { phase: 'failed', error };
}

/** Polling intervals with backoff, about five minutes in all. */
const waits = [2, 2, 3, 4, 5, 6, 8, 10, 10, 15, 15, 20, 20, 30, 30, 30, 30, 60];

/** Polls while the result is pending. Returns whether polling has ended. */
export function usePolling(isOpen: boolean, renew: () => void): boolean {
  const [turn, setTurn] = useState(0);
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    const wait = isOpen ? waits[turn] : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setTurn(turn + 1);
      renewNow();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [isOpen, turn]);
  return isOpen && turn >= waits.length;
}
