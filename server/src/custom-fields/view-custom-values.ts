// Pure: values of custom fields in words.
import {
  type CustomField,
  type CustomFieldSubject,
  type CustomValues,
  fieldOf,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CustomAttribute } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import { isPerLanguage } from '@vitrine/contract/fields/field.ts';
import { isValueOf, showValue } from '@vitrine/contract/fields/field-values.ts';
import { customValueMessages } from '../messages/en/custom-values.ts';
import { translate } from '../messages/translate.ts';
import { toDecimal } from '../platform/money.ts';

export interface ShownCustomValue {
  readonly code: string;
  readonly kind: CustomField['kind'];
  readonly name: string;
  readonly nameLanguage: string;
  /** The value itself, such as the code of a choice; an amount as 24.50. */
  readonly value: string | number | boolean;
  /** The value in words; HTML of a rich text. */
  readonly text: string;
  readonly textLanguage: string;
}

export interface Reader {
  readonly language: string;
  /** The store's languages; the first one is shown where another is missing. */
  readonly languages: readonly string[];
  readonly currency: string;
}

/** The values of a subject, or those that have this mark, in the order of the merchant. */
export const viewCustomValues = (
  fields: readonly CustomField[],
  { subject, mark }: { readonly subject: CustomFieldSubject; readonly mark?: 'shown' | 'onInvoice' },
  values: CustomValues,
  reader: Reader,
): ShownCustomValue[] =>
  fields.flatMap((field) =>
    field.subject === subject && (mark === undefined || field[mark]) ? viewValue(field, values, reader) : [],
  );

/** The values that shoppers see, in the form of Shopizer. */
export const viewAttributes = (
  fields: readonly (CustomField & { readonly id: number })[],
  subject: CustomFieldSubject,
  values: CustomValues,
  reader: Reader,
): CustomAttribute[] =>
  viewCustomValues(fields, { subject, mark: 'shown' }, values, reader).map(
    ({ code, kind, name, nameLanguage, value, text, textLanguage }) => {
      const id = fields.find((field) => field.code === code)?.id ?? 0;
      return {
        id,
        code,
        type: kind,
        readOnly: true,
        name,
        lang: nameLanguage,
        attributeValues: [{ id, code: String(value), name: text, lang: textLanguage, description: null }],
      };
    },
  );

function viewValue(custom: CustomField, values: CustomValues, reader: Reader): ShownCustomValue[] {
  const { code, kind } = custom;
  const field = fieldOf(custom);
  const [found] = isPerLanguage(field)
    ? inLanguages(reader).flatMap((language) => {
        const value = values[`${code}.${language}`];
        return value === undefined ? [] : [{ value, language }];
      })
    : [{ value: values[code], language: reader.language }];
  if (found?.value === undefined || !isValueOf(field, found.value)) return [];
  const { fieldName, fieldLanguage, text, language } = viewChoice(custom, found.value, reader, found.language);
  const value = kind === 'money' ? toDecimal(Number(found.value), reader.currency) : found.value;
  return [{ code, kind, name: fieldName, nameLanguage: fieldLanguage, value, text, textLanguage: language }];
}

/** One value in words, with the name of its field. */
export function viewChoice(
  custom: CustomField,
  value: CustomValues[string],
  reader: Reader,
  valueLanguage = reader.language,
): { readonly fieldName: string; readonly fieldLanguage: string; readonly text: string; readonly language: string } {
  const name = nameIn(custom, reader);
  const choice = custom.choices.find(({ code }) => code === value);
  const chosen = choice && translated(choice.name, reader);
  return {
    fieldName: name.text,
    fieldLanguage: name.language,
    text: chosen?.text ?? showValue(fieldOf(custom), value, shownWith(reader)),
    language: chosen?.language ?? valueLanguage,
  };
}

const nameIn = ({ name, code }: CustomField, reader: Reader) =>
  translated(name, reader) ?? { text: code, language: reader.language };

export const nameOfField = (field: CustomField, reader: Reader): string => nameIn(field, reader).text;

const inLanguages = ({ language, languages }: Reader): readonly string[] => [
  language,
  ...languages.filter((other) => other !== language),
];

function translated(texts: Readonly<Record<string, string>>, reader: Reader) {
  for (const language of inLanguages(reader)) {
    const text = texts[language];
    if (text) return { text, language };
  }
  return undefined;
}

const shownWith = ({ language, currency }: Reader) => ({
  locale: language,
  currency,
  ...translate(customValueMessages, language),
  momentText: (moment: string) => moment,
  nameOf: (code: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code),
});
