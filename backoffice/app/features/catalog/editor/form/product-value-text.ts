import { useLanguageChoice } from '../../../../i18n/language.tsx';
import { categoryPaths } from '../../named-categories.ts';
import { nameIn } from '../name-in.ts';
import { useAllBrands, useCategoryTree } from '../product-queries.ts';
import type { MergeSheetProps } from './merge-sheet.tsx';

/** Categories and brands by their names; other values are shown as they are stored. */
export function useProductValueText(): NonNullable<MergeSheetProps['valueText']> {
  const { language } = useLanguageChoice();
  const paths = categoryPaths(useCategoryTree().data ?? [], language);
  const brands = useAllBrands().data ?? [];
  return (key, value) => {
    if (key === 'brand' && typeof value === 'string' && value !== '')
      return nameIn(brands.find(({ code }) => code === value)?.name ?? {}, language, value);
    if (key === 'categories' && Array.isArray(value) && value.length > 0)
      return value.map((code) => paths.get(String(code)) ?? String(code)).join(', ');
    return undefined;
  };
}
