// Pure: a field that the merchant has defined as an entry of the catalog, and back. What it is checked for is the same for its
// screen, a file and an undo.
import {
  type CustomField,
  canBeOnInvoice,
  canBeShown,
  canFilter,
  customFieldKinds,
  customFieldSubjects,
  hasKind,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { StoredCustomField } from '../../custom-fields/custom-fields.ts';
import { type Fields, numberIn, textIn, textsIn, type Value, valueCodes } from './fields.ts';
import { createIssue } from './issue.ts';
import type { IssueList, Path } from './issue-list.ts';

const texts = (fields: Fields, prefix: string) => Object.fromEntries(textsIn(fields, prefix));

export const customFieldFrom = (code: string, fields: Fields): StoredCustomField => ({
  code,
  subject: customFieldSubjects.find((subject) => subject === fields.subject) ?? 'product',
  kind: customFieldKinds.find((kind) => kind === fields.kind) ?? 'text',
  name: texts(fields, 'name'),
  help: texts(fields, 'help'),
  choices: valueCodes(fields).map((value) => ({ code: value, name: texts(fields, `value.${value}.name`) })),
  shown: fields.shown === true,
  filter: fields.filter === true,
  onInvoice: fields.onInvoice === true,
  position: numberIn(fields, 'position') ?? 0,
});

export function customFieldEntry({ code: _, name, help, choices, ...plain }: StoredCustomField): Fields {
  const fields: Record<string, Value> = { ...plain, ...textFields('name', name), ...textFields('help', help) };
  for (const [order, choice] of choices.entries())
    Object.assign(fields, { [`order.${choice.code}`]: order }, textFields(`value.${choice.code}.name`, choice.name));
  return fields;
}

const textFields = (prefix: string, byLanguage: CustomField['name']): Record<string, Value> =>
  Object.fromEntries(Object.entries(byLanguage).map(([language, text]) => [`${prefix}.${language}`, text]));

/** `stored` is what it was before, if it is known already. */
export function checkCustomField(
  code: string,
  fields: Fields,
  stored: Fields | undefined,
  path: Path,
  list: IssueList,
): void {
  const field = customFieldFrom(code, fields);
  for (const fixed of ['subject', 'kind'] as const)
    if (stored && stored[fixed] !== fields[fixed])
      list.say([...path, fixed === 'subject' ? 'on' : 'kind'], createIssue('field-fixed', textIn(stored, fixed) ?? ''));
  if (!hasKind(field)) list.say([...path, 'kind'], createIssue('no-rich-field'));
  if (field.kind !== 'choice' && field.choices.length > 0)
    list.say([...path, 'choices'], createIssue('no-choice-field'));
  if (field.filter && !canFilter(field)) list.say([...path, 'filter'], createIssue('no-filter-field'));
  if (field.shown && !canBeShown(field)) list.say([...path, 'shown'], createIssue('not-shown-field'));
  if (field.onInvoice && !canBeOnInvoice(field)) list.say([...path, 'onInvoice'], createIssue('no-invoice-field'));
}
