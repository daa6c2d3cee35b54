// Pure: values of custom fields in a form, under keys such as `fields.motto.fr`. A form that edits several entries at once, such as
// variants, makes its keys with `keyOf`.
import { type CustomFieldSubject, customFieldName, fieldOf } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CustomValuesRead, CustomValuesSent } from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { isPerLanguage } from '@vitrine/contract/fields/field.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { CustomFields } from '../session/custom-fields.ts';
import { type FormValues, textIn } from './form-values.ts';
import { type Notation, readTyped, typedValue, type ValueIssue } from './typed-value.ts';

/** The fields of one subject, with what their values are typed in. */
export interface CustomForm {
  readonly fields: CustomFields;
  readonly languages: readonly string[];
  readonly notation: Notation;
}

export const fieldsOfSubject = (fields: CustomFields, subject: CustomFieldSubject): CustomFields =>
  fields.filter((field) => field.subject === subject);

/** The languages in which a field has values of their own; null where one value is for all. */
export const languagesOfField = (field: StaffCustomField, languages: readonly string[]): readonly (string | null)[] =>
  isPerLanguage(fieldOf(field)) ? languages : [null];

type KeyOf = (name: string) => string;
const ownKey: KeyOf = (name) => name;

interface Value {
  readonly field: StaffCustomField;
  /** By code, or by code and language: `motto.fr`. */
  readonly name: string;
  readonly key: string;
}

const valuesIn = ({ fields, languages }: CustomForm, keyOf: KeyOf): Value[] =>
  fields.flatMap((field) =>
    languagesOfField(field, languages).map((language) => {
      const name = language === null ? field.code : `${field.code}.${language}`;
      return { field, name, key: keyOf(customFieldName(name)) };
    }),
  );

/** Every field has an input, also without a value. */
export const typedCustomValues = (form: CustomForm, read: CustomValuesRead, keyOf = ownKey): FormValues =>
  Object.fromEntries(
    valuesIn(form, keyOf).map(({ field, name, key }) => [key, typedValue(field.kind, read[name], form.notation)]),
  );

const readChanged = (form: CustomForm, typed: FormValues, changed: ReadonlySet<string>, keyOf: KeyOf) =>
  valuesIn(form, keyOf)
    .filter(({ key }) => changed.has(key))
    .map(({ field, name, key }) => ({ name, key, ...readTyped(fieldOf(field), textIn(typed, key), form.notation) }));

/** Stored values may stay as they are, also when the field no longer allows them. */
export const checkCustomValues = (
  form: CustomForm,
  typed: FormValues,
  changed: ReadonlySet<string>,
  keyOf = ownKey,
): Record<string, ValueIssue> =>
  Object.fromEntries([
    ...form.fields.flatMap((field) => withoutFirst(form, field, typed, changed, keyOf)),
    ...readChanged(form, typed, changed, keyOf).flatMap((read) =>
      'issue' in read ? [[read.key, read.issue] as const] : [],
    ),
  ]);

/** The text in the store's first language is shown where another one is missing. */
function withoutFirst(
  form: CustomForm,
  field: StaffCustomField,
  typed: FormValues,
  changed: ReadonlySet<string>,
  keyOf: KeyOf,
): (readonly [key: string, issue: ValueIssue])[] {
  const [first, ...others] = valuesIn({ ...form, fields: [field] }, keyOf).map(({ key }) => key);
  const hasText = (key: string) => textIn(typed, key).trim() !== '';
  const isWrong = first !== undefined && !hasText(first) && others.some(hasText);
  return isWrong && [first, ...others].some((key) => changed.has(key)) ? [[first, { kind: 'first-language' }]] : [];
}

/** For the API: only what was changed; empty when nothing was. The values must have passed the check. */
export function changedCustomValues(
  form: CustomForm,
  typed: FormValues,
  changed: ReadonlySet<string>,
  keyOf = ownKey,
): { fields?: CustomValuesSent } {
  const values = readChanged(form, typed, changed, keyOf).flatMap((read) =>
    'value' in read ? [[read.name, read.value] as const] : [],
  );
  return values.length === 0 ? {} : { fields: Object.fromEntries(values) };
}
