import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { useEffect, useState } from 'react';
import { failureStatus } from '../../api/failure-status.ts';
import { askForOrder, type OrderAccess } from './order-access.ts';

export type Found =
  | { phase: 'loading' }
  | { phase: 'ready'; order: Order; access: OrderAccess }
  /** There is none, or it is not for whoever asks; the two are not told apart. */
  | { phase: 'unknown' }
  | { phase: 'failed'; error: unknown };

/** The order of a page. `before` runs first: what the shop has to find out before the order is read. */
export function useOrder(access: OrderAccess | null, before?: (access: OrderAccess) => Promise<unknown>) {
  const [found, setFound] = useState<Found>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  const name = access && `${access.id} ${access.key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the access; each turn asks once
  useEffect(() => {
    let isHere = true;
    // What is shown stays when it is asked for again and the answer is lost.
    const show = (next: Found) => isHere && setFound((last) => (isSame(last, next) ? last : next));
    if (!access) show({ phase: 'unknown' });
    else look(access, before).then(show);
    return () => {
      isHere = false;
    };
  }, [name, turn]);
  return { found, renew: () => setTurn((last) => last + 1) };
}

const isSame = (last: Found, next: Found): boolean => last.phase === 'ready' && next.phase === 'failed';

async function look(access: OrderAccess, before?: (access: OrderAccess) => Promise<unknown>): Promise<Found> {
  try {
    await before?.(access);
    return { phase: 'ready', order: await askForOrder(access), access };
  } catch (error) {
    const status = failureStatus(error);
    const isRefused = status === 404 || status === 401 || status === 403;
    return isRefused ? { phase: 'unknown' } : { phase: 'failed', error };
  }
}
