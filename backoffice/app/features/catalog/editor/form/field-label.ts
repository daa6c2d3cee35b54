import { partsOf } from '../../../../forms/form-values.ts';
import type { productMessages } from '../../../../messages/en/catalog.ts';

/** What a field is called outside its place in the form. */
export function fieldLabel(
  key: string,
  t: typeof productMessages,
  customName: (name: string) => string | undefined,
): string {
  const { kind, field, of } = partsOf(key);
  if (kind === 'text') return `${t[field as 'name']} (${of.toUpperCase()})`;
  if (kind === 'variant') {
    const label = customName(field) ?? (field === 'available' ? t.onSale : t[field as 'price']);
    // The variant of a new product has no SKU yet.
    return of === '' ? label : `${label} – ${of}`;
  }
  if (kind === 'images') return t.pictures;
  if (kind === 'added') return t.addVariants;
  return customName(kind) ?? t[kind as 'brand'];
}
