import type { ScheduledBulk } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { nameIn } from '../../../format/names.ts';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { useCustomFieldName, useCustomFields } from '../../../session/custom-fields.ts';
import { useProperties } from '../editor/product-queries.ts';

type BulkFieldName = ScheduledBulk['fields'][number] | 'special';

/** The name of a field of a change; the field of a property is `property.CODE.LANGUAGE`. */
export function useBulkFieldName(): (field: string) => string {
  const t = useMessages(bulkMessages);
  const { language } = useLanguageChoice();
  const properties = useProperties().data ?? [];
  const customFields = useCustomFields().data ?? [];
  const customName = useCustomFieldName();
  const names: Readonly<Record<BulkFieldName, string>> = {
    price: t.price,
    sale: t.sale,
    special: t.sale,
    stock: t.stock,
    categories: t.categories,
    brand: t.brand,
    property: t.property,
    fields: t.custom,
    visible: t.visibility,
    archived: t.archived,
  };
  return (field) => {
    const [, code = '', own = ''] = /^property\.(.+)\.([a-z]{2})$/.exec(field) ?? [];
    if (code === '') return customName(field, customFields) ?? names[field as BulkFieldName] ?? field;
    const name = properties.find((property) => property.code === code)?.name ?? {};
    return `${nameIn(name, language, code)} (${own.toUpperCase()})`;
  };
}
