// Filters by custom fields: which values products of a list have, and which products have a value.
import type { CustomField, CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

/** One field with the values of which a product needs one. */
export interface CustomFilter {
  readonly subject: CustomField['subject'];
  readonly code: string;
  readonly values: readonly CustomValues[string][];
}

/** Ids of the products that pass. The first condition is written so that the planner uses the partial index. */
export function productsWithCustomValue({ subject, code, values }: CustomFilter): SQL {
  const contained = sql.join(
    values.map((value) => sql`fields @> ${JSON.stringify({ [code]: value })}::jsonb`),
    sql` or `,
  );
  return subject === 'variant'
    ? sql`(select product_id from variants where fields <> '{}' and available and (${contained}))`
    : sql`(select id from products where fields <> '{}' and (${contained}))`;
}

/** Products of a list whose values its filters offer. */
const MAX_PRODUCTS = 10_000;

/** Values of these fields that shown products have, by code of the field: of all, or of the first if there are very many. */
export async function findOfferedValues(
  db: Queryable,
  storeId: number,
  categoryId: number | undefined,
  codes: readonly string[],
): Promise<Map<string, Set<string>>> {
  const listed =
    categoryId === undefined
      ? sql`select product_id from product_listings where store_id = ${storeId} and shown
          order by position, product_id limit ${MAX_PRODUCTS}`
      : sql`select product_id from listing_categories where category_id = ${categoryId}
          order by position, product_id limit ${MAX_PRODUCTS}`;
  const { rows } = await db.execute<{ key: string; value: string }>(sql`with listed as (${listed})
    select distinct key, value from (
      select p.fields from products p where p.fields <> '{}' and p.id in (select product_id from listed)
      union all
      select v.fields from variants v where v.fields <> '{}' and v.available and v.product_id in (select product_id from listed)
    ) owners, jsonb_each_text(owners.fields)
    where key = any(${sql.param([...codes])}::text[])`);
  const offered = new Map<string, Set<string>>();
  for (const { key, value } of rows) offered.set(key, (offered.get(key) ?? new Set()).add(value));
  return offered;
}
