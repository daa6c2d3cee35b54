// Pure: who may make a change, or see it, besides the permission of the endpoint.
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Permitted } from '../platform/require-permissions.ts';
import type { EntryChange, EntryKind } from './history-repository.ts';

/** Entries that are not for everybody who works with the catalog. */
const permissionOfKind: Readonly<Partial<Record<EntryKind, Permission>>> = {
  store: 'settings.w',
  coupon: 'settings.w',
  staff: 'staff.w',
};

/** What a person has to be allowed to do to make the change; undefined: nothing more than to change the catalog. */
export function permissionOfChange({ kind, fields }: EntryChange): Permission | undefined {
  const { stock } = fields;
  if (kind === 'variant' && stock && (stock.from ?? 0) !== (stock.to ?? 0)) return 'stock.w';
  return permissionOfKind[kind];
}

/** Kinds of entries that the person may not see anywhere else either. */
export const hiddenKinds = ({ permissions }: Permitted): EntryKind[] =>
  Object.entries(permissionOfKind).flatMap(([kind, needed]) => (permissions.has(needed) ? [] : [kind as EntryKind]));
