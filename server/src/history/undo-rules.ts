// Pure: which changes can be taken back.

import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { DAY } from '../platform/clock.ts';
import type { Permitted } from '../platform/require-permissions.ts';
import { ownScreenFields } from '../store/store.ts';
import type { EntryChange, EntryKind } from './history-repository.ts';

/** Later changes may depend on older ones. */
export const UNDO_DAYS = 30;

/** An account may be in use, orders must be kept, people keep their access, a mail that is sent is read, and a key is nowhere recorded. */
const permanentKinds: readonly string[] = ['customers', 'archive', 'staff', 'mail', 'credential'];

export const isPermanent = (kind: string): boolean => permanentKinds.includes(kind);

interface Undoable {
  readonly at: Date;
  readonly undoneBy: number | null;
  readonly entriesTotal: number;
  /** The kinds of its first entries. */
  readonly kinds: readonly string[];
}

/** Whether an undo may be tried; later changes of the same fields can still prevent it. */
export const canUndo = ({ at, undoneBy, entriesTotal, kinds }: Undoable, now: Date): boolean =>
  undoneBy === null && entriesTotal > 0 && now.getTime() - at.getTime() <= UNDO_DAYS * DAY && !kinds.some(isPermanent);

// Pure: who may make a change, or see it, besides the permission of the endpoint.

/** Entries that are not for everybody who works with the catalog. */
const permissionOfKind: Readonly<Partial<Record<EntryKind, Permission>>> = {
  store: 'settings.w',
  coupon: 'settings.w',
  mail: 'settings.w',
  staff: 'staff.w',
  credential: 'settings.w',
};

/** The permission a person needs for the change; undefined: none but that to change the catalog. */
export function permissionOfChange({ kind, fields }: EntryChange): Permission | undefined {
  const { stock } = fields;
  if (kind === 'variant' && stock && (stock.from ?? 0) !== (stock.to ?? 0)) return 'stock.w';
  return (kind === 'store' ? permissionOfOwnScreen(fields) : undefined) ?? permissionOfKind[kind];
}

function permissionOfOwnScreen(changed: object): Permission | undefined {
  const screens = Object.keys(ownScreenFields) as (keyof typeof ownScreenFields)[];
  return screens.find((needed) => ownScreenFields[needed].some((field) => field in changed));
}

/** Kinds of entries that the person may not see anywhere else either. */
export const hiddenKinds = ({ permissions }: Permitted): EntryKind[] =>
  Object.entries(permissionOfKind).flatMap(([kind, needed]) => (permissions.has(needed) ? [] : [kind as EntryKind]));

export interface UnfinishedRuns {
  /** Given by the import: the run whose steps are not all made, because it is under way or its process has ended. */
  findUnfinishedRun(): Promise<number | null>;
}
