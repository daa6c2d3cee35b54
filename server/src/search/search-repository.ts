// Finds products with one query on the full text and trigram indexes.

import type { Sort } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { and, arrayOverlaps, asc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { listingCategories, productListings } from '../catalog/catalog-tables.ts';
import { compileSql } from '../platform/database/compiled-statement.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type FoundLists, type FoundProducts, foundNothing, NO_BRAND, toFoundProducts } from './found-products.ts';
import { shortenedForms } from './one-typo.ts';
import {
  escapeLike,
  patternOf,
  type SearchTerm,
  termQuery,
  textQuery,
  toLikePattern,
  wholeWordsQuery,
} from './search-plan.ts';
import { searchDocuments, searchSynonyms, searchWords } from './search-tables.ts';
import { configurationOf, type SearchScope, searchScopeToken } from './search-text.ts';

export interface Search extends SearchScope {
  /** Typed text in lower case without accents. */
  readonly text: string;
  /** A product must match all of them. */
  readonly terms: readonly SearchTerm[];
  /** Nothing matches exactly: alternatives may also be in the description. */
  readonly isLoose?: boolean;
}

export type SearchSort = Sort | 'best';

/** Texts without a word, such as %, are in no index; at most this many products are scanned. */
const MAX_SCANNED_PRODUCTS = 2000;

const d = searchDocuments;
const l = productListings;

/** Each ends with the id, so that the order is total and pages never repeat or skip a product. */
const orders: Record<SearchSort, SQL> = {
  best: sql`tier, position, product_id`,
  featured: sql`position, product_id`,
  'price-asc': sql`price, product_id`,
  'price-desc': sql`price desc, product_id desc`,
  newest: sql`added_on desc, product_id desc`,
  rating: sql`rating desc, product_id desc`,
  'best-selling': sql`sold desc, product_id desc`,
};

/** How much is read; everything that matches without it. */
export interface SearchLimit {
  /** Only these products. */
  readonly among?: readonly number[];
  /** At most this many products; those with parts of the words only if few have the whole words. Not with `among`. */
  readonly most?: number;
}

/** If so many products have the whole words, products with parts of them are not searched in a large shop. */
const ENOUGH = 200;
/** So many words name a product: one that has them all is enough. */
const SEVERAL = 3;

export async function findAll(
  db: Queryable,
  search: Search,
  sort: SearchSort,
  { among, most }: SearchLimit = {},
): Promise<FoundProducts> {
  if (search.terms.length === 0) return toFoundProducts(await readRanked(db, scanProducts(search), sort));
  if (most === undefined) return toFoundProducts(await readRanked(db, withParts(search, among), sort));
  // In a statement of its own, so that the search for parts is planned only where it is needed.
  const whole = await readRanked(db, withWholeWords(search, most), sort);
  const isSeveral = search.terms.length >= SEVERAL;
  if (whole.read >= (isSeveral ? 1 : ENOUGH)) return toFoundProducts(whole, isSeveral && whole.read < most);
  const either = await readRanked(db, withWholeWordsOrParts(search, most), sort);
  return toFoundProducts(either, either.read < most);
}

/** Results in order. Three arrays in one row are much faster than one row per product. */
async function readRanked(db: Queryable, matches: SQL, sort: SearchSort) {
  const list = (column: SQL) => sql<number[]>`coalesce(json_agg(${column}), '[]')`;
  const [row] = await db
    .select({
      ids: list(sql`product_id`),
      brands: list(sql`coalesce(manufacturer_id, ${NO_BRAND})`),
      prices: list(sql`price`),
      read: sql<number>`coalesce(max(matches), 0)::int`,
    })
    .from(
      sql`(select * from (select *, min(tier) over () as best_tier, count(*) over () as matches from (${matches}) matches) hits
        where ${isWorthShowing} order by ${orders[sort]}) ordered`,
    );
  return row ?? { ids: [], brands: [], prices: [], read: 0 };
}

/** Brands and prices of these products, in this order, without those that are not shown. */
export async function findListed(db: Queryable, ids: readonly number[]): Promise<FoundProducts> {
  const [row] = await listed(db, { ids: [...ids] });
  return row ? toFoundProducts(row) : foundNothing;
}

const listed = compileSql<FoundLists>(
  'list_products',
  (given) => sql`select coalesce(json_agg(product_id), '[]') as ids,
    coalesce(json_agg(brand), '[]') as brands, coalesce(json_agg(price), '[]') as prices
  from (select ${l.productId}, coalesce(${l.manufacturerId}, ${sql.raw(`${NO_BRAND}`)}) as brand, ${l.price}
    from unnest(${given('ids')}::int[]) with ordinality as asked(id, at)
    join ${l} on ${l.productId} = asked.id and ${l.shown} order by at) listed`,
);

/** Whether the products match, for a list that is read in its own order until enough are found. */
export const hasWords = (search: Search, productId: SQLWrapper): SQL =>
  sql`(select ${d.allWords} @@ ${queryOf(search)} from ${d}
    where ${d.productId} = ${productId} and ${d.language} = ${search.language}) is true`;

/** Rank of a product whose description alone has the words. */
const ONLY_MENTIONED = 30;

/** A stool that "holds a lamp" is no lamp: mentions in descriptions are shown only if nothing matches better. */
const isWorthShowing = sql`(tier < ${ONLY_MENTIONED} or best_tier = ${ONLY_MENTIONED})`;

const ranked = (search: Search, condition: SQL | undefined): SQL =>
  sql`select ${columns}, ${tierOf(search)} as tier from ${d} where ${and(shownIn(search), condition)}`;

/** Whole words or parts of words. With `among`, these documents are read by their key before they are compared. */
const withParts = (search: Search, among: readonly number[] | undefined): SQL =>
  among
    ? sql`with ${d} as materialized (select * from ${d}
        where ${d.productId} = any(${sql.param([...among])}::int[]) and ${d.language} = ${search.language})
      ${ranked(search, isMatch(search))}`
    : ranked(search, isMatch(search));

const withWholeWords = (search: Search, most: number): SQL =>
  sql`${ranked(search, and(hasWholeWords(search), ...synonymsInLead(search)))} limit ${most}`;

/** Products with parts of the words come after those with the whole words. */
const withWholeWordsOrParts = (search: Search, most: number): SQL =>
  sql`with whole as materialized (${withWholeWords(search, most)}),
    parts as materialized (${ranked(search, isMatch(search))} limit ${most})
    select * from (select * from whole union select * from parts) either limit ${most}`;

const columns = sql`${d.productId}, ${d.manufacturerId}, ${d.price}, ${d.position}, ${d.addedOn}, ${d.rating}, ${d.sold}`;

/** Matches words with stemming, or parts of words in name, brand and SKU. */
const isMatch = (search: Search): SQL | undefined => or(hasWordsInIndex(search), partsIn(d.head, search));

/** Without the scope token, which is the longest list of a large shop: other languages are filtered afterwards. */
const hasWholeWords = (search: Search): SQL =>
  sql`${d.allWords} @@ ${toQuery(search.language, wholeWordsQuery(search.terms))}`;

const hasWordsInIndex = (search: Search): SQL | undefined => and(inScope(search), ...synonymsInLead(search));

function inScope(search: Search): SQL {
  const words = queryOf(search);
  const marker = searchScopeToken(search);
  // Stop words are in no index; without this condition the query would consist of the scope token only.
  return sql`${d.allWords} @@ (case when numnode(${words}) > 0 then ${words} && ${marker}::tsquery else ${words} end)`;
}

/**
 * A synonym must be in the name, the choices, the highlights or the keywords: a description that mentions the evening
 * light does not make a cup a lamp. The index has found few rows by then.
 */
const synonymsInLead = ({ language, terms, isLoose }: Search): SQL[] =>
  (isLoose ? [] : terms)
    .map((term, at) => ({ term, isLast: at > 0 && at === terms.length - 1 }))
    .filter(({ term }) => term.length > 1)
    .map(({ term, isLast }) => {
      const query = (some: SearchTerm) => toQuery(language, termQuery(some, isLast));
      return sql`(${d.allWords} @@ ${query(term.slice(0, 1))} or ${d.leadWords} @@ ${query(term)}) is true`;
    });

/**
 * Rank: whole words in the head, parts of words in the head, highlights and keywords, categories, description. In
 * categories, synonyms do not count: lamps and candles are both in "Lighting".
 */
function tierOf(search: Search): SQL {
  const words = queryOf(search);
  const typed = queryOf(search.isLoose ? search : { ...search, terms: search.terms.map((term) => term.slice(0, 1)) });
  return sql`case when ${d.headWords} @@ ${words} then ${nameTier(search)}
    when ${partsIn(d.head, search)} then 10 + ${nameTier(search)}
    when ${d.leadWords} @@ ${words} then 20
    when coalesce(${d.categoryWords}, ${d.allWords}) @@ ${typed} then 21 else ${ONLY_MENTIONED} end`;
}

const queryOf = ({ language, terms }: Search): SQL => toQuery(language, textQuery(terms));

const toQuery = (language: string, query: string): SQL =>
  sql`to_tsquery(${configurationOf(language)}::regconfig, ${query})`;

const shownIn = ({ storeId, language }: SearchScope): SQL | undefined =>
  and(
    // Not written as index conditions: the planner would scan a whole language in order to avoid a few filters.
    sql`(${d.storeId} = ${storeId}) is true`,
    sql`(${d.language} = ${language}) is true`,
    sql`${d.shown}`,
  );

/** Rank: whole name, prefix of the name, prefix of a word, all words in the name; brand and SKU last. */
const nameTier = (search: Search): SQL => {
  const text = escapeLike(search.text);
  return sql`case when ${d.name} = ${` ${search.text}`} then 0 when ${d.name} like ${` ${text}%`} then 1
    when ${d.name} like ${`% ${text}%`} then 2 when ${partsIn(d.name, search)} then 3 else 4 end`;
};

/** Every term matches a part of a word. Single letters are ignored beside longer words. */
function partsIn(column: typeof d.name | typeof d.head, { terms }: Search): SQL {
  const longer = terms.filter(([typed = []]) => typed.join('').length > 1);
  const met = (longer.length > 0 ? longer : terms).map((term) =>
    or(...term.map((wording) => and(...wording.map((word) => sql`${column} like ${patternOf(word)}`)))),
  );
  return and(...met) ?? sql`false`;
}

const scanProducts = ({ storeId, language, text }: Search): SQL =>
  sql`select *, 0 as tier from (select * from ${d}
      where ${and(eq(d.storeId, storeId), eq(d.language, language), sql`${d.shown}`)}
      order by ${d.position}, ${d.productId} limit ${MAX_SCANNED_PRODUCTS}) first_documents
    where name like ${toLikePattern(text)}`;

/** Number of products per category, including its descendants. */
export async function countByCategory(db: Queryable, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: listingCategories.categoryId, products: sql<number>`count(*)::int` })
    .from(listingCategories)
    .where(sql`${listingCategories.productId} = any(${sql.param([...productIds])}::int[])`)
    .groupBy(listingCategories.categoryId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** Words of the shop that are similar to the typed one. */
export async function findSimilarWords(db: Queryable, scope: SearchScope, typed: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.storeId, scope.storeId),
        eq(searchWords.language, scope.language),
        arrayOverlaps(searchWords.shortened, shortenedForms(typed)),
      ),
    )
    .orderBy(asc(searchWords.word))
    .limit(50);
  return rows.map(({ word }) => word);
}

/** The texts that are whole words of a product that is shown. Stop words are none. */
export async function findWholeWords(db: Queryable, search: SearchScope, words: readonly string[]): Promise<string[]> {
  const query = sql`to_tsquery(${configurationOf(search.language)}::regconfig, word)`;
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`unnest(${sql.param([...words])}::text[]) as word`)
    .where(
      sql`numnode(${query}) > 0 and exists (select 1 from ${d} where ${and(sql`${d.allWords} @@ ${query}`, shownIn(search))})`,
    );
  return rows.map(({ word }) => word);
}

export async function findSynonyms(db: Queryable, { storeId, language }: SearchScope): Promise<string[][]> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.storeId, storeId), eq(searchSynonyms.language, language)))
    .orderBy(asc(searchSynonyms.position));
  return rows.map(({ terms }) => terms);
}

/** Replaces all synonyms of a language. */
export async function replaceSynonyms(
  db: Queryable,
  storeId: number,
  language: string,
  groups: readonly (readonly string[])[],
): Promise<void> {
  await db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.storeId, storeId), eq(searchSynonyms.language, language)));
  if (groups.length === 0) return;
  await db
    .insert(searchSynonyms)
    .values(groups.map((terms, position) => ({ storeId, language, position, terms: [...terms] })));
}
