import type { productMessages } from '../../../../messages/en/catalog.ts';
import { partsOf } from './form-values.ts';

/** What a field is called outside its place in the form. */
export function fieldLabel(key: string, t: typeof productMessages): string {
  const { kind, field, of } = partsOf(key);
  if (kind === 'text') return `${t[field as 'name']} (${of.toUpperCase()})`;
  if (kind === 'variant') {
    const label = field === 'available' ? t.onSale : t[field as 'price'];
    // The variant of a new product has no SKU yet.
    return of === '' ? label : `${label} – ${of}`;
  }
  if (kind === 'images') return t.pictures;
  if (kind === 'added') return t.addVariants;
  return t[kind as 'brand'];
}
