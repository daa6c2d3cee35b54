// Filters of lists that people have named.

import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { permissionOfList, type ViewedList } from '@vitrine/contract/staff/permissions.ts';
import type { listViews as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import type { StaffContext } from '../../store/store.ts';
import { addView, countViews, findViews, removeView } from './saved-view-repository.ts';

type Views = ResponseOf<typeof shape>;

/** The limit of one person and list. */
const MAX_VIEWS = 50;

/** The searches in a view are seen only by people who may see the list. */
const throwIfForeignList = ({ staff }: StaffContext, list: ViewedList): void =>
  requirePermissions(staff, [permissionOfList[list]]);

/** Own views first, then those that others share. */
export async function listViews(ctx: StaffContext, list: ViewedList): Promise<Views> {
  throwIfForeignList(ctx, list);
  const { db, store, staff } = ctx;
  const found = await findViews(db, store.id, list, staff.id);
  return {
    items: found
      .map(({ staffId, owner, ...view }) => ({ ...view, owner: staffId === staff.id ? null : (owner ?? '') }))
      .toSorted((a, b) => Number(a.owner !== null) - Number(b.owner !== null) || a.name.localeCompare(b.name)),
  };
}

export async function saveView(
  ctx: StaffContext,
  list: ViewedList,
  { name, query, shared }: { readonly name: string; readonly query: string; readonly shared: boolean },
): Promise<Views> {
  throwIfForeignList(ctx, list);
  if ((await countViews(ctx.db, ctx.staff.id, list, name)) >= MAX_VIEWS)
    throwDomainError('view.too-many', { count: MAX_VIEWS });
  await addView(ctx.db, { staffId: ctx.staff.id, list, name, query, shared });
  return listViews(ctx, list);
}

export async function deleteView(ctx: StaffContext, list: ViewedList, name: string): Promise<Views> {
  throwIfForeignList(ctx, list);
  if (!(await removeView(ctx.db, ctx.staff.id, list, name))) throwDomainError('view.not-found');
  return listViews(ctx, list);
}
