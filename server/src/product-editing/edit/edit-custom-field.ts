// Custom fields in the back office: made, changed and deleted.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type {
  CustomFieldChanges,
  StaffCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { findCustomFields, type StoredCustomField } from '../../custom-fields/custom-fields.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { customFieldFrom } from '../entries/custom-field-entry.ts';
import type { FieldPatch, Fields, Writable } from '../entries/entry-fields.ts';
import { patchOf } from '../entries/entry-patch.ts';
import { stated, valueCodes } from '../entries/fields.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { countCustomValues } from './custom-values-repository.ts';
import { nameFields } from './entry-names.ts';
import { inOrder, mergePatches, placeAmong } from './entry-order.ts';
import { versionOfEntry } from './product-version.ts';

type FieldList = ResponseOf<typeof shapes.listCustomFields>;

export async function listCustomFields(ctx: CommandContext): Promise<FieldList> {
  const store = await getOwnStore(ctx);
  const entries = inOrder(await findStoredEntries(ctx.db, store, 'field'));
  const used = await countUsed(ctx.db, store);
  return { items: entries.map(([code, fields]) => viewCustomField(code, fields, used)) };
}

type Counts = ReadonlyMap<string, number>;

async function countUsed(db: Queryable, store: StoreRow): Promise<Counts> {
  const fields = await findCustomFields(db, store.id);
  const choiceCodes = fields.filter(({ kind }) => kind === 'choice').map(({ code }) => code);
  return fields.length === 0 ? new Map() : countCustomValues(db, store.id, choiceCodes);
}

function viewCustomField(code: string, fields: Fields<'field'>, used: Counts): StaffCustomField {
  const { position: _, choices, name, help, ...field }: StoredCustomField = customFieldFrom(code, fields);
  return {
    ...field,
    version: versionOfEntry(fields),
    name: { ...name },
    help: { ...help },
    choices: choices.map((choice) => ({
      code: choice.code,
      name: { ...choice.name },
      used: used.get(`${code}/${choice.code}`) ?? 0,
    })),
    used: used.get(code) ?? 0,
  };
}

export async function createCustomField(
  ctx: CommandContext,
  { code, subject, kind, ...changes }: Input<typeof shapes.createCustomField>['body'],
): Promise<FieldList> {
  await changeStructure(ctx, `create field ${code}`, async (db, store) => {
    if ((await findStoredEntries(db, store, 'field')).has(code))
      throwDomainError('entry.code-taken', { code }, { field: 'code' });
    const fields = { subject, kind, ...changedFields(changes, store, {}) };
    return { structure: [patchOf('field', code, fields)] };
  });
  return listCustomFields(ctx);
}

export async function saveCustomField(
  ctx: CommandContext,
  code: string,
  { version, ...changes }: Input<typeof shapes.saveCustomField>['body'],
): Promise<FieldList> {
  await changeStructure(ctx, `edit field ${code}`, async (db, store) => {
    const all = await findStoredEntries(db, store, 'field');
    const stored = all.get(code) ?? throwDomainError('field.not-found', { code });
    const used = await countUsed(db, store);
    if (versionOfEntry(stored) !== version)
      throwDomainError('entry.changed', {}, { customField: viewCustomField(code, stored, used) });
    const { choices, position } = changes;
    const gone = choices ? valueCodes(stored).filter((value) => !choices.some((kept) => kept.code === value)) : [];
    for (const value of gone) throwIfUsed(used.get(`${code}/${value}`), { value });
    const own = patchOf('field', code, changedFields(changes, store, stored));
    const placed = position === undefined ? [] : placeAmong('field', inOrder(all), code, position);
    return {
      structure: mergePatches([own, ...placed]),
      deletions: gone.map((value) => ({ kind: 'field', key: code, value })),
    };
  });
  return listCustomFields(ctx);
}

export async function deleteCustomField(ctx: CommandContext, code: string): Promise<null> {
  await changeStructure(ctx, `delete field ${code}`, async (db, store) => {
    if (!(await findStoredEntries(db, store, 'field')).has(code)) throwDomainError('field.not-found', { code });
    throwIfUsed((await countUsed(db, store)).get(code), {});
    return { structure: [], deletions: [{ kind: 'field', key: code }] };
  });
  return null;
}

/** Values that somebody has typed are never deleted with the field. */
function throwIfUsed(count: number | undefined, details: { readonly value?: string }): void {
  if (count) throwDomainError('field.used', { count }, details);
}

function changedFields(
  { name, help, choices, shown, filter, onInvoice }: CustomFieldChanges,
  store: StoreRow,
  stored: Fields<'field'>,
): FieldPatch<'field'> {
  const fields: Writable<FieldPatch<'field'>> = {
    ...(name && nameFields('name', name, store, stored)),
    ...stated({ shown, filter, onInvoice }),
  };
  for (const [language, text] of Object.entries(help ?? {})) {
    if (!store.languages.includes(language)) throwDomainError('text.language', { language });
    fields[`help.${language}`] = text || null;
  }
  const seen = new Set<string>();
  for (const [position, choice] of (choices ?? []).entries()) {
    if (seen.has(choice.code))
      throwDomainError('entry.code-taken', { code: choice.code }, { field: `choices.${choice.code}` });
    seen.add(choice.code);
    fields[`order.${choice.code}`] = position;
    Object.assign(fields, nameFields(`value.${choice.code}.name`, choice.name, store, stored));
  }
  return fields;
}
