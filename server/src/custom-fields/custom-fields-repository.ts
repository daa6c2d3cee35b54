import type { CustomField } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { customFields } from './custom-fields-tables.ts';

export interface StoredCustomField extends CustomField {
  readonly position: number;
}

/** In the order of the merchant. */
export async function findCustomFields(
  db: Queryable,
  storeId: number,
): Promise<(StoredCustomField & { id: number })[]> {
  const rows = await db
    .select()
    .from(customFields)
    .where(eq(customFields.storeId, storeId))
    .orderBy(asc(customFields.position), asc(customFields.id));
  return rows.map(({ storeId: _, ...field }) => field);
}

export async function saveCustomFields(
  db: Queryable,
  storeId: number,
  all: readonly StoredCustomField[],
): Promise<void> {
  if (all.length === 0) return;
  await db
    .insert(customFields)
    .values(all.map(({ choices, ...field }) => ({ ...field, choices: [...choices], storeId })))
    .onConflictDoUpdate({
      target: [customFields.storeId, customFields.code],
      set: {
        name: sql`excluded.name`,
        help: sql`excluded.help`,
        choices: sql`excluded.choices`,
        shown: sql`excluded.shown`,
        filter: sql`excluded.filter`,
        onInvoice: sql`excluded.on_invoice`,
        position: sql`excluded.position`,
      },
    });
}

export async function removeCustomField(db: Queryable, storeId: number, code: string): Promise<void> {
  await db.delete(customFields).where(and(eq(customFields.storeId, storeId), eq(customFields.code, code)));
}
