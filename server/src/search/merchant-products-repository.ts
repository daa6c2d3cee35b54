// Finds products for the merchant, hidden ones included. Few hits are collected and sorted; many are read in the order of an
// index until the page is full. Hits of a text are always sorted: they lie close together in the order of names, so that an
// index would be read for a long time before the first of them.
import { type SQL, sql } from 'drizzle-orm';
import type { CataloguePage, CatalogueRequest } from '../catalog/catalog.ts';
import { categories, manufacturers, productCategories, products, variants } from '../catalog/catalog-tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import { COUNT_LIMIT, escapeLike } from '../platform/list-page.ts';
import { searchDocuments } from './search-tables.ts';
import { normalize } from './search-text.ts';

const d = searchDocuments;
const p = products;

export async function findMerchantProducts(db: Queryable, request: CatalogueRequest): Promise<CataloguePage> {
  const asked = filters(request);
  const hasText = wordsIn(request).length > 0;
  const kept = request.visible === 'archived' ? [] : [sql`not ${p.archived}`];
  const conditions = sql.join([sql`${p.storeId} = ${request.storeId}`, ...kept, ...asked], sql` and `);
  const limitOfHits = hasText ? sql`` : sql`limit ${COUNT_LIMIT}`;
  const found = sql`select ${p.id} as id from ${p} where ${conditions} ${limitOfHits}`;
  // Hits that nobody reads are only counted.
  const hits =
    asked.length > 0
      ? sql`with hits as materialized (${found}), counted as (select count(*)::int as hits from hits)`
      : sql`with counted as (select count(*)::int as hits from (${found}) hits)`;
  const inOrder = pageInOrder(request, conditions);
  const ofHits = sql`select * from (${pageOfHits(request)}) sorted
    where ${hasText ? sql`true` : sql`(select hits from counted) < ${COUNT_LIMIT}`}`;
  const page = await rowsOf<FoundRow>(
    db,
    sql`${hits} select counted.hits as counted, page.id, page.name from counted
      left join (${asked.length > 0 ? ofHits : inOrder}) page on true order by ${orderOf(request, 'page.name', 'page.id')}`,
  );
  const counted = page[0]?.counted ?? 0;
  const isWhole = asked.length === 0 || hasText || counted < COUNT_LIMIT;
  const rows = isWhole ? page : await rowsOf<FoundRow>(db, inOrder);
  return {
    counted: Math.min(counted, COUNT_LIMIT),
    rows: rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? '' }])),
  };
}

interface FoundRow {
  readonly counted?: number;
  /** null: there is no product, and the row has the count only. */
  readonly id: number | null;
  readonly name: string | null;
}

const rowsOf = async <T>(db: Queryable, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

const orderOf = ({ sort }: CatalogueRequest, name: string, id: string): SQL =>
  sql.raw(sort === 'name' ? `${name} collate "C", ${id}` : `${id} desc`);

function follows({ sort, after }: CatalogueRequest, name: string, id: string): SQL {
  if (!after) return sql`true`;
  if (sort === 'newest') return sql`${sql.raw(id)} < ${after.id}`;
  return sql`(${sql.raw(name)} collate "C", ${sql.raw(id)}) > (${after.name}::text collate "C", ${after.id})`;
}

/** In the order of an index, until the page is full. */
const pageInOrder = (request: CatalogueRequest, conditions: SQL): SQL =>
  sql`select d.product_id as id, d.name as name from ${p} join ${d} d on ${p.id} = d.product_id
    where d.store_id = ${request.storeId} and d.language = ${request.language} and ${conditions}
      and ${follows(request, 'd.name', 'd.product_id')}
    order by ${orderOf(request, 'd.name', 'd.product_id')} limit ${request.limit}`;

/** One lookup for each hit: joined, the planner would read the names of all products in order. */
const pageOfHits = (request: CatalogueRequest): SQL =>
  sql`select hits.id, named.name from hits cross join lateral (
      select d.name from ${d} d where d.product_id = hits.id and d.language = ${request.language} offset 0) named
    where ${follows(request, 'named.name', 'hits.id')}
    order by ${orderOf(request, 'named.name', 'hits.id')} limit ${request.limit}`;

function filters({ storeId, text, category, brand, visible, stock }: CatalogueRequest): SQL[] {
  const found: SQL[] = [];
  // Written as literal conditions, so that the planner uses the partial indexes.
  if (visible === 'yes') found.push(sql`${p.visible}`);
  if (visible === 'no') found.push(sql`not ${p.visible}`);
  if (visible === 'archived') found.push(sql`${p.archived}`);
  if (brand !== undefined)
    found.push(
      sql`${p.manufacturerId} = (select ${manufacturers.id} from ${manufacturers}
        where ${manufacturers.storeId} = ${storeId} and ${manufacturers.code} = ${brand})`,
    );
  if (category !== undefined)
    found.push(
      sql`${p.id} in (select ${productCategories.productId} from ${productCategories} where ${productCategories.categoryId} in (
        with recursive branch as (
          select id from ${categories} where store_id = ${storeId} and code = ${category}
          union select c.id from ${categories} c join branch on c.parent_id = branch.id)
        select id from branch))`,
    );
  if (stock === 'out')
    found.push(
      sql`${p.id} in (select ${variants.productId} from ${variants} where ${variants.storeId} = ${storeId} and stock = 0)`,
    );
  if (stock === 'low')
    found.push(
      sql`low_stock is not null and exists (select 1 from ${variants}
        where ${variants.productId} = ${p.id} and ${variants.stock} <= ${p.lowStock})`,
    );
  const words = wordsIn({ text });
  if (words.length > 0) found.push(sql`${p.id} in (${withWords(storeId, words)})`);
  return found;
}

const wordsIn = ({ text = '' }: Pick<CatalogueRequest, 'text'>): string[] =>
  normalize(text)
    .split(' ')
    .filter((word) => word !== '');

/** Every word is in the name, the brand or a SKU, in one of the languages. */
function withWords(storeId: number, words: readonly string[]): SQL {
  // Two letters are found at the beginning of a word: the index has groups of three characters.
  const patterns = words.map((word) => `${word.length > 2 ? '%' : '% '}${escapeLike(word)}%`);
  const met = patterns.map((pattern) => sql`${d.head} like ${pattern}`);
  // Not written as an index condition: the planner would scan a whole store in order to avoid a few filters.
  return sql`select ${d.productId} from ${d} where ${sql.join(met, sql` and `)} and (${d.storeId} = ${storeId}) is true`;
}
