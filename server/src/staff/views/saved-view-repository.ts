import type { ViewedList } from '@vitrine/contract/staff/permissions.ts';
import { and, count, eq, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { savedViews, staff } from '../staff-tables.ts';

const v = savedViews;

interface FoundView {
  readonly staffId: number;
  readonly owner: string | null;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

/** The views of the person, and those that others of the store share. */
export const findViews = (db: Queryable, storeId: number, list: ViewedList, staffId: number): Promise<FoundView[]> =>
  db
    .select({ staffId: v.staffId, owner: staff.name, name: v.name, query: v.query, shared: v.shared })
    .from(v)
    .innerJoin(staff, eq(staff.id, v.staffId))
    .where(
      and(
        eq(staff.storeId, storeId),
        eq(v.list, list),
        or(eq(v.staffId, staffId), and(eq(v.shared, true), eq(staff.enabled, true))),
      ),
    );

/** Views of a person under other names. */
export async function countViews(db: Queryable, staffId: number, list: ViewedList, name: string): Promise<number> {
  const [row] = await db
    .select({ views: count() })
    .from(v)
    .where(and(eq(v.staffId, staffId), eq(v.list, list), ne(v.name, name)));
  return row?.views ?? 0;
}

export async function addView(db: Queryable, view: typeof savedViews.$inferInsert): Promise<void> {
  const { query, shared } = view;
  await db
    .insert(v)
    .values(view)
    .onConflictDoUpdate({ target: [v.staffId, v.list, v.name], set: { query, shared } });
}

/** False when there is no such view. */
export async function removeView(db: Queryable, staffId: number, list: ViewedList, name: string): Promise<boolean> {
  const rows = await db
    .delete(v)
    .where(and(eq(v.staffId, staffId), eq(v.list, list), eq(v.name, name)))
    .returning({ name: v.name });
  return rows.length > 0;
}
