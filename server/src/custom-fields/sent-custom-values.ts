// Pure: values of custom fields as the staff's API sends and shows them.
import { type CustomValues, customFieldName, customValuesFrom } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CustomValuesRead, CustomValuesSent } from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { type Field, type FieldSet, isPerLanguage } from '@vitrine/contract/fields/field.ts';
import { schemaOf } from '@vitrine/contract/fields/field-schemas.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { MAX_AMOUNT, toDecimal, toMinor } from '../platform/money.ts';

interface Scope {
  readonly languages: readonly string[];
  readonly currency: string;
}

/** Markdown of rich texts, and back. Customers and orders have none. */
export interface RichTexts {
  renderMarkdown(text: string): string;
  markdownFrom(html: string): string;
}

type Patch = Record<`fields.${string}`, CustomValues[string] | null>;

/** Changes of an entry, by the keys of its flat record. `path` leads to the values in the request. */
export function readSentCustomValues(
  fields: FieldSet,
  sent: CustomValuesSent | undefined,
  { languages, currency }: Scope,
  path = 'fields',
  rich?: RichTexts,
): Patch {
  const patch: Patch = {};
  for (const [key, value] of Object.entries(sent ?? {})) {
    const at = { field: `${path}.${key}` };
    const [code = '', language, ...rest] = key.split('.');
    const field = fields[customFieldName(code)];
    if (!field || isPerLanguage(field) !== (language !== undefined) || rest.length > 0)
      throwDomainError('field.not-found', { code: key }, at);
    if (language !== undefined && !languages.includes(language)) throwDomainError('text.language', { language }, at);
    const stated = value === '' ? null : value;
    if (stated !== null && !schemaOf(field).safeParse(stated).success) throwDomainError('field.wrong-value', {}, at);
    patch[customFieldName(key)] =
      stated === null
        ? null
        : (storedValue(field, stated, currency, rich) ?? throwDomainError('field.wrong-value', {}, at));
  }
  return patch;
}

type Value = CustomValues[string];

/** Null: an amount that the currency does not have. */
function storedValue(field: Field, value: Value, currency: string, rich: RichTexts | undefined): Value | null {
  if (field.kind === 'money') {
    const amount = toMinor(Number(value), currency);
    return amount !== null && amount <= MAX_AMOUNT ? amount : null;
  }
  return field.kind === 'richTexts' && rich ? rich.renderMarkdown(String(value)) : value;
}

/** The values that an entry has, by code or by code and language. */
export const viewSentCustomValues = (
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
  { currency }: Pick<Scope, 'currency'>,
  rich?: RichTexts,
): CustomValuesRead =>
  Object.fromEntries(
    Object.entries(customValuesFrom(values)).flatMap(([key, value]) => {
      const kind = fields[customFieldName(key.split('.')[0] ?? '')]?.kind;
      if (kind === undefined) return [];
      if (kind === 'money') return [[key, toDecimal(Number(value), currency)]];
      return [[key, kind === 'richTexts' && rich ? rich.markdownFrom(String(value)) : value]];
    }),
  );
