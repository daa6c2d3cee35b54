import type { FilterKinds } from '../../hooks/list-params.ts';

/** Filters of the activity, as they are in the address. */
export const changeFilters = { sku: 'text', actor: 'text', from: 'day', until: 'day' } as const satisfies FilterKinds;
