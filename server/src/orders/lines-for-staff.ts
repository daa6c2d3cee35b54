// Lines of orders as staff reads them: customers order in their language, staff knows variants by the names of the store's first one.

import { labelVariants } from '../catalog/catalog.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { StoreRow } from '../store/store.ts';
import type { LineRow } from './orders-repository.ts';

type OrderedVariant = Pick<LineRow, 'variantId' | 'name' | 'options'>;

/** The names of variants in the first language of the store, where a line has other words. */
export async function findStoreNames(
  db: Queryable,
  { languages: [language = 'en'] }: Pick<StoreRow, 'languages'>,
  lines: readonly OrderedVariant[],
): Promise<(line: OrderedVariant) => string | null> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const labels = await labelVariants(db, ids, { language, fallback: language });
  return (line) => {
    const name = labels.get(line.variantId)?.name;
    return name === undefined || wordsOf(name) === wordsOf(orderedName(line)) ? null : name;
  };
}

/** Product and chosen values, as they were ordered. */
export const orderedName = ({ name, options }: Pick<LineRow, 'name' | 'options'>): string =>
  [name, ...options.map(({ value }) => value)].join(', ');

/** Values may stand in another order. */
const wordsOf = (name: string): string => name.split(', ').toSorted().join(', ');
