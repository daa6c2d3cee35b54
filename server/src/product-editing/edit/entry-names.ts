// Pure: names of an entry by language.
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';
import { type Fields, textIn, type Value } from '../entries/fields.ts';

/** The store's first language must have one: it is shown where another is missing. */
export function nameFields(
  prefix: string,
  names: Readonly<Record<string, string | null>>,
  { languages }: Pick<StoreRow, 'languages'>,
  stored: Fields,
): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const [language, name] of Object.entries(names)) {
    if (!languages.includes(language)) throwDomainError('text.language', { language });
    fields[`${prefix}.${language}`] = name || null;
  }
  const [first = ''] = languages;
  if (textIn({ ...stored, ...fields }, `${prefix}.${first}`) === null)
    throwDomainError('product.name-missing', { language: first }, { field: `${prefix}.${first}` });
  return fields;
}
