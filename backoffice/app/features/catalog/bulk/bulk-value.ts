import { customFieldCode } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { momentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { nameIn } from '../../../format/names.ts';
import { useLanguageChoice, useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { useCustomFields } from '../../../session/custom-fields.ts';
import { useProfile } from '../../../session/profile.tsx';
import { useRecordedCustomValue } from '../../../ui/custom-value-text.ts';
import { useAllBrands, useCategoryTree } from '../editor/product-queries.ts';
import { categoryPaths } from '../named-categories.ts';

interface Special {
  readonly price: number;
  readonly from: string | null;
  readonly until: string | null;
}

/** A value of a product in words. */
export function useBulkValue(): (field: string, value: unknown) => string {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const { language } = useLanguageChoice();
  const { currency } = useProfile().store;
  const paths = categoryPaths(useCategoryTree().data ?? [], language);
  const brands = useAllBrands().data ?? [];
  const customFields = useCustomFields().data ?? [];
  const customValue = useRecordedCustomValue();
  const money = (amount: unknown) => moneyText(String(amount), currency, locale);
  return (field, value) => {
    if (value === null || value === undefined) return field === 'special' ? t.noSale : t.empty;
    switch (field) {
      case 'price':
        return money(value);
      case 'special': {
        const { price, from, until } = value as Special;
        const moments = [
          ...(from === null ? [] : [t.since(momentText(from, locale))]),
          ...(until === null ? [] : [t.until(momentText(until, locale))]),
        ];
        return [money(price), ...moments].join(' ');
      }
      case 'categories':
        return (value as readonly string[]).map((code) => paths.get(code) ?? code).join(', ');
      case 'brand':
        return nameIn(brands.find(({ code }) => code === value)?.name ?? {}, language, String(value));
      case 'visible':
      case 'archived':
        return value ? t.yes : t.no;
      default:
        if (field.startsWith('property.')) return String(value);
        if (customFieldCode(field)) return customValue(field, value, customFields) ?? String(value);
        return Number(value).toLocaleString(locale);
    }
  };
}
