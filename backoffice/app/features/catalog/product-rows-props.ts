import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { CatalogChanges } from './catalog-queries.ts';
import type { Variant } from './sale-button.tsx';

/** For the table and the cards. */
export interface ProductRowsProps {
  id: string;
  rows: readonly CatalogRow[];
  changes: CatalogChanges;
  may: { edit: boolean; stock: boolean };
  /** Of people who may change products. */
  selection: { selected: ReadonlySet<number>; onSelect: (ids: readonly number[], isOn: boolean) => void } | null;
  onSaved: (text: string) => void;
  onSale: (sale: { variant: Variant; name: string; currency: string }) => void;
}
