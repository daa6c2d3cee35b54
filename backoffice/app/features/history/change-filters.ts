import type { FilterKinds } from '../../hooks/use-filters.ts';

/** The kinds of entries that can be changed. */
export const changeKinds = [
  'product',
  'variant',
  'category',
  'brand',
  'option',
  'property',
  'field',
  'coupon',
  'page',
  'box',
  'home',
  'group',
  'synonyms',
  'redirect',
  'store',
  'staff',
  'mail',
  'customers',
  'archive',
] as const;

/** Filters of the activity, as they are in the address. */
export const changeFilters = {
  sku: 'text',
  actor: 'text',
  kind: changeKinds,
  from: 'day',
  until: 'day',
} as const satisfies FilterKinds;
