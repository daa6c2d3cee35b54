// Pure: names of an entry by language.
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';

/** The store's first language must have one: it is shown where another is missing. */
export function nameFields<P extends string>(
  prefix: P,
  names: Readonly<Record<string, string | null>>,
  { languages }: Pick<StoreRow, 'languages'>,
  stored: Readonly<Record<`${P}.${string}`, string>>,
): Record<`${P}.${string}`, string | null> {
  const fields: Record<string, string | null> = {};
  for (const [language, name] of Object.entries(names)) {
    if (!languages.includes(language)) throwDomainError('text.language', { language });
    fields[`${prefix}.${language}`] = name || null;
  }
  const [first = ''] = languages;
  if (({ ...stored, ...fields }[`${prefix}.${first}`] ?? null) === null)
    throwDomainError('product.name-missing', { language: first }, { field: `${prefix}.${first}` });
  return fields;
}
