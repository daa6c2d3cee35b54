// Values that are saved alone: those of an order or of a customer.
import { createHash } from 'node:crypto';
import {
  type CustomField,
  type CustomFieldSubject,
  type CustomValues,
  customFieldSet,
  customValuesFrom,
  withCustomValues,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type {
  CustomValuesToSave,
  EditedCustomValues,
} from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { readSentCustomValues, viewSentCustomValues } from './sent-custom-values.ts';
import { nameOfField, type Reader, viewChoice } from './view-custom-values.ts';

interface Defined {
  readonly defined: readonly CustomField[];
  readonly subject: CustomFieldSubject;
}
type Scope = Pick<Reader, 'languages' | 'currency'>;

export const viewEditedValues = (
  stored: CustomValues,
  { defined, subject }: Defined,
  scope: Scope,
): EditedCustomValues => ({
  fields: viewSentCustomValues(customFieldSet(defined, subject), withCustomValues(stored), scope),
  fieldsVersion: versionOfValues(stored),
});

/** The values with what was sent. Refused with the current ones when somebody has changed them since they were read. */
export function changeCustomValues(
  stored: CustomValues,
  { version, fields }: CustomValuesToSave,
  { defined, subject }: Defined,
  scope: Scope,
): CustomValues {
  const patch = readSentCustomValues(customFieldSet(defined, subject), fields, scope);
  if (versionOfValues(stored) !== version)
    throwDomainError('entry.changed', {}, { values: viewEditedValues(stored, { defined, subject }, scope) });
  return customValuesFrom({ ...withCustomValues(stored), ...patch });
}

/** The database does not keep the order of the keys. */
const versionOfValues = (values: CustomValues): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22);

/** A line for each value that is another, such as `Gift note (FR): Merci → –`. */
export function describeChangedValues(
  before: CustomValues,
  after: CustomValues,
  defined: readonly CustomField[],
  reader: Reader,
): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    if (before[key] === after[key]) return [];
    const [code, language] = key.split('.');
    const field = defined.find((one) => one.code === code);
    if (!field) return [];
    const shown = (value: CustomValues[string] | undefined) =>
      value === undefined ? '–' : viewChoice(field, value, reader).text;
    const name = nameOfField(field, reader) + (language === undefined ? '' : ` (${language.toUpperCase()})`);
    return [`${name}: ${shown(before[key])} → ${shown(after[key])}`];
  });
}
