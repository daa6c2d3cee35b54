// Finds products for the merchant, hidden ones included. Few hits are collected and sorted; many are read in the order of an
// index until the page is full.
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogPage, CatalogRequest } from '../catalog/catalog.ts';
import {
  categories,
  manufacturers,
  productCategories,
  productImages,
  productListings,
  products,
  variants,
} from '../catalog/catalog-tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import { COUNT_LIMIT, escapeLike } from '../platform/list-page.ts';
import { productListRows, searchDocuments } from './search-tables.ts';
import { normalize } from './search-text.ts';

const d = searchDocuments;
const p = products;
const l = productListings;
const h = productListRows;
/** So many names are read in order before the hits are collected instead: some lie close together in the order of names. */
const READ_IN_ORDER = 1000;

export async function findStaffProducts(db: Queryable, request: CatalogRequest): Promise<CatalogPage> {
  const asked = askedOf(request);
  if (!asked.hasText && !asked.hasFilters) {
    const page = await rowsOf<FoundRow>(
      db,
      sql`with counted as (select count(*)::int as hits from (${hitsOf(asked)} limit ${COUNT_LIMIT}) hits)
        ${countWith(request, pageInOrder(request, asked))}`,
    );
    return { counted: page[0]?.counted ?? 0, rows: found(page) };
  }
  const page = await rowsOf<FoundRow>(
    db,
    sql`with hits as materialized (${hitsOf(asked)} limit ${COUNT_LIMIT}), counted as (select count(*)::int as hits from hits)
      ${countWith(request, pageOfHits(request, asked, sql`(select hits from counted) < ${COUNT_LIMIT}`))}`,
  );
  const counted = page[0]?.counted ?? 0;
  if (counted < COUNT_LIMIT) return { counted, rows: found(page) };
  const inOrder = await rowsOf<FoundRow>(db, pageInOrder(request, asked, READ_IN_ORDER));
  if (inOrder.length === request.limit) return { counted, rows: found(inOrder) };
  const collected = sql`with hits as (${hitsOf(asked)}) ${pageOfHits(request, asked, sql`true`)}`;
  return { counted, rows: found(await rowsOf<FoundRow>(db, collected)) };
}

interface Asked {
  readonly hasText: boolean;
  readonly hasFilters: boolean;
  /** Heads for a text, products for filters, both for both. */
  readonly tables: SQL;
  readonly id: SQL;
  readonly name: SQL;
  readonly conditions: SQL;
}

function askedOf(request: CatalogRequest): Asked {
  const texts = meetWords(request.text);
  const filters = filtersOf(request);
  const hasText = texts.length > 0;
  const { storeId, archived } = hasText ? h : p;
  const kept = request.visible === 'archived' ? archived : sql`not ${archived}`;
  const both = sql`${h} join ${p} on ${p.id} = ${h.productId}`;
  return {
    hasText,
    hasFilters: filters.length > 0 || request.visible === 'archived',
    tables: hasText ? (filters.length > 0 ? both : sql`${h}`) : sql`${p}`,
    id: hasText ? sql`${h.productId}` : sql`${p.id}`,
    name: hasText ? sql`${h.names} ->> ${request.language}::text` : sql`null::text`,
    conditions: sql.join([sql`${storeId} = ${request.storeId}`, kept, ...filters, ...texts], sql` and `),
  };
}

interface FoundRow {
  readonly counted?: number;
  /** null: there is no product, and the row has the count only. */
  readonly id: number | null;
  readonly name: string | null;
}

const found = (rows: readonly FoundRow[]): CatalogPage['rows'] =>
  rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? '' }]));

const rowsOf = async <T>(db: Queryable, query: SQL): Promise<T[]> => (await db.execute<T>(query)).rows;

const orderOf = ({ sort }: CatalogRequest, name: string, id: string): SQL =>
  sql.raw(sort === 'name' ? `${name} collate "C", ${id}` : `${id} desc`);

function follows({ sort, after }: CatalogRequest, name: string, id: string): SQL {
  if (!after) return sql`true`;
  if (sort === 'newest') return sql`${sql.raw(id)} < ${after.id}`;
  return sql`(${sql.raw(name)} collate "C", ${sql.raw(id)}) > (${after.name}::text collate "C", ${after.id})`;
}

const countWith = (request: CatalogRequest, page: SQL): SQL =>
  sql`select counted.hits as counted, page.id, page.name from counted left join (${page}) page on true
    order by ${orderOf(request, 'page.name', 'page.id')}`;

/** In the order of an index, until the page is full, or so many names are read. */
const pageInOrder = (request: CatalogRequest, { tables, id, conditions }: Asked, atMost?: number): SQL =>
  sql`select named.id, named.name from (
      select d.product_id as id, d.name from ${d} d where d.store_id = ${request.storeId} and d.language = ${request.language}
        and ${follows(request, 'd.name', 'd.product_id')}
      ${atMost === undefined ? sql`` : sql`order by ${orderOf(request, 'd.name', 'd.product_id')} limit ${atMost}`}) named
    cross join lateral (select from ${tables} where ${id} = named.id and ${conditions} offset 0) met
    order by ${orderOf(request, 'named.name', 'named.id')} limit ${request.limit}`;

const hitsOf = ({ tables, id, name, conditions }: Asked): SQL =>
  sql`select ${id} as id, ${name} as name from ${tables} where ${conditions}`;

function pageOfHits(request: CatalogRequest, { hasText }: Asked, condition: SQL): SQL {
  // Here, because as a condition of the whole page it is only seen when the page has been sorted.
  const met = sql`(select hits.id, hits.name from hits where ${condition}) met`;
  // One lookup for each hit: joined, the planner would read the names of all products.
  const named = sql`(select met.id, head.name from ${met} cross join lateral (
      select ${h.names} ->> ${request.language}::text as name from ${h} where ${h.productId} = met.id offset 0) head) met`;
  return sql`select met.id, met.name from ${hasText ? met : named} where ${follows(request, 'met.name', 'met.id')}
    order by ${orderOf(request, 'met.name', 'met.id')} limit ${request.limit}`;
}

function filtersOf({ storeId, category, brand, visible, stock, price, picture }: CatalogRequest): SQL[] {
  const filters: SQL[] = [];
  // Written as literal conditions, so that the planner uses the partial indexes.
  if (visible === 'yes') filters.push(sql`${p.visible}`);
  if (visible === 'no') filters.push(sql`not ${p.visible}`);
  if (brand !== undefined)
    filters.push(
      sql`${p.manufacturerId} = (select ${manufacturers.id} from ${manufacturers}
        where ${manufacturers.storeId} = ${storeId} and ${manufacturers.code} = ${brand})`,
    );
  if (category !== undefined)
    filters.push(
      sql`${p.id} in (select ${productCategories.productId} from ${productCategories} where ${productCategories.categoryId} in (
        with recursive branch as (
          select id from ${categories} where store_id = ${storeId} and code = ${category}
          union select c.id from ${categories} c join branch on c.parent_id = branch.id)
        select id from branch))`,
    );
  if (price === 'none')
    filters.push(sql`${p.id} in (select ${l.productId} from ${l} where ${l.storeId} = ${storeId} and ${l.price} = 0)`);
  if (picture === 'none')
    filters.push(sql`not exists (select 1 from ${productImages} where ${productImages.productId} = ${p.id})`);
  if (stock === 'out')
    filters.push(
      sql`${p.id} in (select ${variants.productId} from ${variants} where ${variants.storeId} = ${storeId} and stock = 0)`,
    );
  if (stock === 'low')
    filters.push(
      sql`low_stock is not null and exists (select 1 from ${variants}
        where ${variants.productId} = ${p.id} and ${variants.stock} <= ${p.lowStock})`,
    );
  return filters;
}

/** Every word is in the name, the brand or a SKU, in one of the languages. */
function meetWords(text = ''): SQL[] {
  const words = normalize(text)
    .split(' ')
    .filter((word) => word !== '');
  // Two letters are found at the beginning of a word: the index has groups of three characters.
  return words.map((word) => sql`${h.words} like ${`${word.length > 2 ? '%' : '% '}${escapeLike(word)}%`}`);
}
