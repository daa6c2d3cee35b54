import type { FilterKinds } from '../../../hooks/use-filters.ts';

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
