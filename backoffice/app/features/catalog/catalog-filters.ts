import type { FilterKinds } from '../../hooks/list-params.ts';

/** Filters of the table of products, as they are in the address. */
export const catalogFilters = {
  q: 'text',
  category: 'text',
  brand: 'text',
  visible: ['yes', 'no', 'archived'],
  stock: ['out', 'low'],
} as const satisfies FilterKinds;
