// Pure: a custom field as the values of its form, what keeps it from being saved, and what is sent.
import {
  type CustomFieldKind,
  type CustomFieldSubject,
  canBeOnInvoice,
  canBeShown,
  canFilter,
  customFieldKinds,
  customFieldSubjects,
  hasKind,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type {
  CustomFieldChanges,
  StaffCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { changedKeys, type FormValue, type FormValues, textIn } from '../../forms/form-values.ts';
import {
  checkValues,
  isCode,
  keyed,
  listedValues,
  nameKey,
  namesIn,
  orderIn,
  suggestedCode,
  type ValueListIssue,
  valueNameKey,
} from '../../forms/listed-values.ts';

export const helpKey = (language: string): string => `help:${language}`;

export type Mark = 'shown' | 'filter' | 'onInvoice';
export type CustomFieldIssue = ValueListIssue | 'no-choice';

/** A field that is not saved yet. */
export const newField = (own: Partial<StaffCustomField>): StaffCustomField => ({
  code: '',
  version: '',
  subject: 'product',
  kind: 'text',
  name: {},
  help: {},
  choices: [],
  shown: false,
  filter: false,
  onInvoice: false,
  used: 0,
  ...own,
});
export const isNew = ({ version }: Pick<StaffCustomField, 'version'>): boolean => version === '';

export function fieldValues(field: StaffCustomField, languages: readonly string[]): FormValues {
  const { code, subject, kind, name, help, choices, shown, filter, onInvoice } = field;
  const values: Record<string, FormValue> = { code, subject, kind, shown, filter, onInvoice };
  // The choices of an example have no codes that are fixed.
  const ids = choices.map((choice, index) => (isNew(field) ? `+${index + 1}` : choice.code));
  values.order = ids;
  for (const language of languages) {
    values[nameKey(language)] = name[language] ?? '';
    values[helpKey(language)] = help[language] ?? '';
    for (const [index, choice] of choices.entries())
      values[valueNameKey(language, ids[index] ?? '')] = choice.name[language] ?? '';
  }
  if (isNew(field)) for (const [index, choice] of choices.entries()) values[`value:code:+${index + 1}`] = choice.code;
  return values;
}

export const subjectIn = (values: FormValues): CustomFieldSubject =>
  customFieldSubjects.find((subject) => subject === values.subject) ?? 'product';
export const kindIn = (values: FormValues): CustomFieldKind =>
  customFieldKinds.find((kind) => kind === values.kind) ?? 'text';

export const kindsOf = (subject: CustomFieldSubject): CustomFieldKind[] =>
  customFieldKinds.filter((kind) => hasKind({ subject, kind }));

/** The marks that a field of this kind and subject can have. */
export function marksOf(values: FormValues): Mark[] {
  const field = { subject: subjectIn(values), kind: kindIn(values) };
  return [
    ...(canBeShown(field) ? (['shown'] as const) : []),
    ...(canFilter(field) ? (['filter'] as const) : []),
    ...(canBeOnInvoice(field) ? (['onInvoice'] as const) : []),
  ];
}

/** The code of a new field follows its name in the first language. */
export const renameField = (
  field: StaffCustomField,
  values: FormValues,
  names: Readonly<Record<string, string>>,
  first: string,
): FormValues => ({
  ...keyed(names, nameKey),
  ...(isNew(field) && {
    code: suggestedCode(textIn(values, 'code'), textIn(values, nameKey(first)), names[first] ?? '', first),
  }),
});

export function checkField(values: FormValues, first: string): Record<string, CustomFieldIssue> {
  const issues: Record<string, CustomFieldIssue> = {};
  if (textIn(values, nameKey(first)).trim() === '') issues[nameKey(first)] = 'name-empty';
  if (!isCode(textIn(values, 'code').trim())) issues.code = 'code';
  if (kindIn(values) !== 'choice') return issues;
  if (orderIn(values).length === 0) issues.order = 'no-choice';
  return { ...issues, ...checkValues(values, first) };
}

/** Only what was changed; the choices together, as their order is one thing. */
export function fieldChanges(base: FormValues, values: FormValues, languages: readonly string[]): CustomFieldChanges {
  const changed = changedKeys(base, values);
  const has = (pattern: RegExp) => changed.some((key) => pattern.test(key));
  const marks = marksOf(values).filter((mark) => changed.includes(mark));
  return {
    ...(has(/^name:/) && { name: namesIn(values, languages, nameKey) }),
    ...(has(/^help:/) && { help: namesIn(values, languages, helpKey) }),
    ...(has(/^(order$|value:)/) &&
      kindIn(values) === 'choice' && {
        choices: listedValues(values, languages).map(({ code, name }) => ({ code, name })),
      }),
    ...Object.fromEntries(marks.map((mark) => [mark, values[mark] === true])),
  };
}
