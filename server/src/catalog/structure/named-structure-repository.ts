// Which products name a category, a brand or an option.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

interface Codes {
  /** With those below them. */
  readonly categories?: readonly string[];
  readonly brands?: readonly string[];
  readonly options?: readonly string[];
}

const rowsOf = async <T>(db: Queryable, query: SQL): Promise<T[]> => (await db.execute<T>(query)).rows;

const oneOf = (codes: readonly string[]): SQL => sql`any(${sql.param([...codes])}::text[])`;

/** Ids of these categories and of those below them. */
const branch = (storeId: number, codes: readonly string[]): SQL => sql`with recursive branch as (
    select id from categories where store_id = ${storeId} and code = ${oneOf(codes)}
    union select c.id from categories c join branch on c.parent_id = branch.id)
  select id from branch`;

const ofBrands = (storeId: number, brands: readonly string[]): SQL =>
  sql`select p.id from products p join manufacturers m on m.id = p.manufacturer_id
    where m.store_id = ${storeId} and m.code = ${oneOf(brands)}`;

const ofOptions = (storeId: number, options: readonly string[]): SQL =>
  sql`select distinct a.product_id as id from product_option_values a join option_values v on v.id = a.option_value_id
    join options o on o.id = v.option_id where o.store_id = ${storeId} and o.code = ${oneOf(options)}`;

const inCategories = (storeId: number, categories: readonly string[]): SQL =>
  sql`select distinct product_id as id from product_categories where category_id in (${branch(storeId, categories)})`;

export async function findProductIdsNaming(
  db: Queryable,
  storeId: number,
  { categories = [], brands = [], options = [] }: Codes,
): Promise<number[]> {
  const parts = [
    ...(categories.length > 0 ? [inCategories(storeId, categories)] : []),
    ...(brands.length > 0 ? [ofBrands(storeId, brands)] : []),
    ...(options.length > 0 ? [ofOptions(storeId, options)] : []),
  ];
  if (parts.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union `,
    )}) named order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Products that a shopper does not see any more when this category is hidden: their first one is it, or below it. */
export async function countShownFirstIn(db: Queryable, storeId: number, code: string): Promise<number> {
  const [row] = await rowsOf<{ products: number }>(
    db,
    sql`select count(*)::int as products from product_listings l where l.shown and l.store_id = ${storeId}
      and (select c.category_id from product_categories c where c.product_id = l.product_id order by c.position limit 1)
        in (${branch(storeId, [code])})
      and l.product_id in (${inCategories(storeId, [code])})`,
  );
  return row?.products ?? 0;
}

/**
 * How many products name each brand, category or value itself; `option/value` for values. `branch`: a category or one below it, each
 * product once. Hidden ones included.
 */
export async function countProductsNaming(
  db: Queryable,
  storeId: number,
  kind: 'category' | 'branch' | 'brand' | 'value',
): Promise<ReadonlyMap<string, number>> {
  const counted = {
    category: sql`select c.code, count(*)::int as products from product_categories pc
      join categories c on c.id = pc.category_id where c.store_id = ${storeId} group by 1`,
    branch: sql`with recursive above as (
        select id, id as top, parent_id from categories where store_id = ${storeId}
        union all select a.id, c.id, c.parent_id from above a join categories c on c.id = a.parent_id)
      select c.code, count(distinct pc.product_id)::int as products from above a
      join product_categories pc on pc.category_id = a.id join categories c on c.id = a.top group by 1`,
    brand: sql`select m.code, count(*)::int as products from products p
      join manufacturers m on m.id = p.manufacturer_id where m.store_id = ${storeId} group by 1`,
    value: sql`select o.code || '/' || v.code as code, count(distinct a.product_id)::int as products from variant_values used
      join product_option_values a on a.id = used.product_option_value_id
      join option_values v on v.id = a.option_value_id join options o on o.id = v.option_id
      where o.store_id = ${storeId} group by 1`,
  }[kind];
  const rows = await rowsOf<{ code: string; products: number }>(db, counted);
  return new Map(rows.map(({ code, products }) => [code, products]));
}
