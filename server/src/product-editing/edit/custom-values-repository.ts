// How many entries have a value of a custom field.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

/** Everything that has values, with a name of its own. */
const owners = (storeId: number): SQL =>
  sql.join(
    ['products', 'variants', 'categories', 'customers', 'orders'].map(
      (table) =>
        sql`select ${table} || id as owner, fields from ${sql.identifier(table)} where store_id = ${storeId} and fields <> '{}'`,
    ),
    sql` union all `,
  );

/** By code, and by `code/choice` for the fields that have choices. */
export async function countCustomValues(
  db: Queryable,
  storeId: number,
  choiceCodes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    with owners as (${owners(storeId)})
    select split_part(key, '.', 1) as name, count(distinct owner)::int as count
      from owners, jsonb_object_keys(fields) as key group by 1
    union all
    select key || '/' || value as name, count(*)::int as count
      from owners, jsonb_each_text(fields) where key = any(${sql.param([...choiceCodes])}::text[]) group by 1`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
