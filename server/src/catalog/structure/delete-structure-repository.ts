// Deletes categories, brands, options and values that nothing refers to any more.
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

/** Returns whether it was deleted: what is used stays. */
export async function deleteUnused(
  tx: Tx,
  storeId: number,
  kind: 'category' | 'brand' | 'option',
  code: string,
  value?: string,
): Promise<boolean> {
  if (value !== undefined) return deleteValue(tx, storeId, code, value);
  const gone = await rowsOf(
    tx,
    {
      category: sql`delete from categories c where store_id = ${storeId} and code = ${code}
        and not exists (select from product_categories pc where pc.category_id = c.id)
        and not exists (select from categories below where below.parent_id = c.id) returning c.id`,
      brand: sql`delete from manufacturers m where store_id = ${storeId} and code = ${code}
        and not exists (select from products p where p.manufacturer_id = m.id) returning m.id`,
      option: sql`delete from options o where store_id = ${storeId} and code = ${code}
        and not exists (select from option_values v join product_option_values a on a.option_value_id = v.id
          where v.option_id = o.id) returning o.id`,
    }[kind],
  );
  return gone.length > 0;
}

/** A product still offers a value that its variants had once; carts with that choice have ended with the variants. */
async function deleteValue(tx: Tx, storeId: number, code: string, value: string): Promise<boolean> {
  const named = sql`select v.id from option_values v join options o on o.id = v.option_id
    where o.store_id = ${storeId} and o.code = ${code} and v.code = ${value}`;
  await tx.execute(sql`delete from product_option_values a where a.option_value_id in (${named})
    and not exists (select from variant_values used where used.product_option_value_id = a.id)`);
  const gone = await rowsOf(
    tx,
    sql`delete from option_values v where v.id in (${named})
      and not exists (select from product_option_values a where a.option_value_id = v.id) returning v.id`,
  );
  return gone.length > 0;
}

const rowsOf = async (tx: Tx, query: SQL): Promise<unknown[]> => (await tx.execute(query)).rows;
