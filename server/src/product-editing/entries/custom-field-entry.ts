// Pure: a field that the merchant has defined as an entry of the catalog, and back. What it is checked for is the same for its
// screen, a file and an undo.
import { canBeOnInvoice, canBeShown, canFilter, hasKind } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { StoredCustomField } from '../../custom-fields/custom-fields.ts';
import type { Fields, Writable } from './entry-fields.ts';
import { textsIn, valueCodes } from './fields.ts';
import { createIssue } from './issue.ts';
import type { IssueList, Path } from './issue-list.ts';

export const customFieldFrom = (code: string, fields: Fields<'field'>): StoredCustomField => ({
  code,
  subject: fields.subject ?? 'product',
  kind: fields.kind ?? 'text',
  name: Object.fromEntries(textsIn(fields, 'name')),
  help: Object.fromEntries(textsIn(fields, 'help')),
  choices: valueCodes(fields).map((value) => ({
    code: value,
    name: Object.fromEntries(textsIn(fields, `value.${value}.name`)),
  })),
  shown: fields.shown ?? false,
  filter: fields.filter ?? false,
  onInvoice: fields.onInvoice ?? false,
  position: fields.position ?? 0,
});

export function customFieldEntry({ code: _, name, help, choices, ...plain }: StoredCustomField): Fields<'field'> {
  const fields: Writable<Fields<'field'>> = { ...plain };
  for (const [language, text] of Object.entries(name)) fields[`name.${language}`] = text;
  for (const [language, text] of Object.entries(help)) fields[`help.${language}`] = text;
  for (const [order, choice] of choices.entries()) {
    fields[`order.${choice.code}`] = order;
    for (const [language, text] of Object.entries(choice.name)) fields[`value.${choice.code}.name.${language}`] = text;
  }
  return fields;
}

/** `stored` is what it was before, if it is known already. */
export function checkCustomField(
  code: string,
  fields: Fields<'field'>,
  stored: Fields<'field'> | undefined,
  path: Path,
  list: IssueList,
): void {
  const field = customFieldFrom(code, fields);
  for (const fixed of ['subject', 'kind'] as const)
    if (stored && stored[fixed] !== fields[fixed])
      list.say([...path, fixed === 'subject' ? 'on' : 'kind'], createIssue('field-fixed', stored[fixed] ?? ''));
  if (!hasKind(field)) list.say([...path, 'kind'], createIssue('no-rich-field'));
  if (field.kind !== 'choice' && field.choices.length > 0)
    list.say([...path, 'choices'], createIssue('no-choice-field'));
  if (field.filter && !canFilter(field)) list.say([...path, 'filter'], createIssue('no-filter-field'));
  if (field.shown && !canBeShown(field)) list.say([...path, 'shown'], createIssue('not-shown-field'));
  if (field.onInvoice && !canBeOnInvoice(field)) list.say([...path, 'onInvoice'], createIssue('no-invoice-field'));
}
