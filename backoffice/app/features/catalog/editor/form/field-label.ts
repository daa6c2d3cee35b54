import { nameIn } from '../../../../format/names.ts';
import { useCustomValueText } from '../../../../forms/custom-field-inputs.tsx';
import { partsOf } from '../../../../forms/form-values.ts';
import type { MergeSheetProps } from '../../../../forms/merge-sheet.tsx';
import { useLanguageChoice } from '../../../../i18n/language.tsx';
import type { productMessages } from '../../../../messages/en/catalog.ts';
import type { CustomFields } from '../../../../session/custom-fields.ts';
import { categoryPaths } from '../../named-categories.ts';
import { useAllBrands, useCategoryTree } from '../product-queries.ts';

/** Returns the name of a field for places outside the form. */
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
  return customName(kind) ?? t.sellingLabels[kind as 'preOrder'] ?? t[kind as 'brand'];
}

/** Categories, brands and choices by their names; other values are shown as they are typed. */
export function useProductValueText(customFields: CustomFields): NonNullable<MergeSheetProps['valueText']> {
  const { language } = useLanguageChoice();
  const paths = categoryPaths(useCategoryTree().data ?? [], language);
  const brands = useAllBrands().data ?? [];
  const customText = useCustomValueText();
  return (key, value) => {
    if (key === 'brand' && typeof value === 'string' && value !== '')
      return nameIn(brands.find(({ code }) => code === value)?.name ?? {}, language, value);
    if (key === 'categories' && Array.isArray(value) && value.length > 0)
      return value.map((code) => paths.get(String(code)) ?? String(code)).join(', ');
    const { kind, field } = partsOf(key);
    return customText(kind === 'variant' ? field : kind, String(value), customFields);
  };
}
