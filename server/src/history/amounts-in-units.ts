// Records keep amounts in minor units. Staff, other programs and files get them in units of the currency: 24.5.
import { couponFields } from '@vitrine/contract/cart/coupon-fields.ts';
import { variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import {
  type CustomFieldSets,
  customFieldCode,
  customFieldName,
  customFieldSets,
  customFieldSubjects,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Field } from '@vitrine/contract/fields/field.ts';
import { inUnits } from '@vitrine/contract/fields/field-values.ts';
import { findCustomFields } from '../custom-fields/custom-fields.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { StoreRow } from '../store/store.ts';
import type { EntryChange, HistoryValue } from './history-repository.ts';

export async function withAmountsInUnits(
  db: Queryable,
  { id, currency }: Pick<StoreRow, 'id' | 'currency'>,
  entries: readonly EntryChange[],
): Promise<EntryChange[]> {
  const isCustom = entries.some(({ fields }) => Object.keys(fields).some((name) => customFieldCode(name)));
  const custom = customFieldSets(isCustom ? await findCustomFields(db, id) : []);
  return entries.map((entry) => amountsInUnits(entry, currency, custom));
}

export const amountsInUnits = (entry: EntryChange, currency: string, custom: CustomFieldSets): EntryChange => ({
  ...entry,
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([name, change]) => {
      const field = fieldOf(entry.kind, name, custom);
      const write = (value: HistoryValue) => (field ? inUnits(field, value, currency) : value);
      return [name, { ...change, from: write(change.from), to: write(change.to) }];
    }),
  ),
});

function fieldOf(kind: EntryChange['kind'], name: string, custom: CustomFieldSets): Field | undefined {
  if (kind === 'variant' && (name === 'price' || name === 'special')) return variantFields[name];
  if (kind === 'coupon' && (name === 'amount' || name === 'minimum')) return couponFields[name];
  const code = customFieldCode(name);
  const subject = customFieldSubjects.find((one) => one === kind);
  return code !== undefined && subject ? custom[subject][customFieldName(code)] : undefined;
}
