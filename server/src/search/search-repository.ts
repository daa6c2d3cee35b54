// Finds products by words. Every scan here is bounded, whatever is typed and however large the catalogue is.
import type { Sort } from '@vitrine/contract/catalog-shapes.ts';
import { and, arrayOverlaps, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { listingCategories } from '../catalog/catalog-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { brandMarker } from './brand-marker.ts';
import { shortenedForms } from './one-typo.ts';
import { escapeLike, patternOf, textQuery, type Wish } from './search-plan.ts';
import { searchDocuments, searchSynonyms, searchWords } from './search-tables.ts';
import { configurationOf } from './search-text.ts';

export interface SearchPlace {
  readonly storeId: number;
  readonly language: string;
}

export interface Search extends SearchPlace {
  /** As it was typed, in small letters without accents. */
  readonly text: string;
  readonly wishes: readonly Wish[];
  /** Whether all wishes must be met, or one is enough. */
  readonly needs: 'all' | 'any';
}

export interface SearchFilter {
  readonly manufacturerIds?: readonly number[] | undefined;
  /** In minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
}

/**
 * So many products whose name has the words are looked at, and so many more whose texts have them: nobody pages further,
 * and looking on would make a word that everything has cost more than all others together.
 */
const MOST_NAMES = 1000;
const MOST_TEXTS = 500;
/** Texts without any word, such as a lone %, are in no index; this many products are looked through. */
const MOST_LOOKED_THROUGH = 2000;
const SUGGESTION_POOL = 100;

const d = searchDocuments;

const orders: Record<Sort | 'best', SQL> = {
  best: sql`tier, position, id`,
  featured: sql`position, id`,
  'price-asc': sql`price, id`,
  'price-desc': sql`price desc, id desc`,
  newest: sql`added_on desc, id desc`,
  rating: sql`rating desc, id desc`,
  'best-selling': sql`sold desc, id desc`,
};

export interface FoundPage {
  readonly ids: number[];
  readonly total: number;
}

export async function findPage(
  db: Database,
  search: Search,
  filter: SearchFilter,
  { sort, limit, offset }: { sort: Sort | 'best'; limit: number; offset: number },
): Promise<FoundPage> {
  const rows = await db
    .select({ id: sql<number>`id`, total: sql<number>`(count(*) over ())::int` })
    .from(found(search, filter))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countFound(db, search, filter));
  return { ids: rows.map(({ id }) => id), total };
}

async function countFound(db: Database, search: Search, filter: SearchFilter): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found(search, filter));
  return row?.total ?? 0;
}

/** Brands of what was found, and the prices it has. */
export function summarize(db: Database, search: Search) {
  return db
    .select({
      manufacturerId: sql<number | null>`manufacturer_id`,
      products: sql<number>`count(*)::int`,
      minPrice: sql<number>`min(price)`,
      maxPrice: sql<number>`max(price)`,
    })
    .from(found(search, {}))
    .groupBy(sql`manufacturer_id`);
}

export async function countFoundByCategory(db: Database, search: Search): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: listingCategories.categoryId, products: sql<number>`count(*)::int` })
    .from(found(search, {}))
    .innerJoin(listingCategories, sql`${listingCategories.productId} = hits.id`)
    .groupBy(listingCategories.categoryId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** The found as rows `hits`: names first, then texts, so that a cut never drops a name for a text. */
function found(search: Search, filter: SearchFilter): SQL {
  if (search.wishes.length === 0) return sql`(${lookedThrough(search, filter)}) hits`;
  const words = sql`to_tsquery(${configurationOf(search.language)}::regconfig, ${textQuery(search.wishes, search.needs === 'all' ? '&' : '|')})`;
  const query = ofBrandsToo(words, filter);
  const inHead = or(sql`${d.headWords} @@ ${query}`, and(partsIn(d.head, search), ofBrands(filter)));
  const inTexts = and(
    sql`${d.allWords} @@ ${query}`,
    sql`not (${d.headWords} @@ ${words})`,
    sql`not (${partsIn(d.head, search)})`,
  );
  // The price is in no index of words: it is looked at last, among what the words have found.
  return sql`(
    select ${columns(nameTier(search))}
      from (select * from ${d} where ${and(shownIn(search), inHead)} limit ${MOST_NAMES}) search_documents
      where ${priced(filter)}
    union all
    select ${columns(sql`case when ${d.leadWords} @@ ${words} then 5 else 6 end`)}
      from (select * from ${d} where ${and(shownIn(search), inTexts)} limit ${MOST_TEXTS}) search_documents
      where ${priced(filter)}
  ) hits`;
}

/** And of one of the brands. Words such as "the" are in no index, and then nothing but the brand would be left: no match. */
const ofBrandsToo = (words: SQL, { manufacturerIds }: SearchFilter): SQL =>
  manufacturerIds
    ? sql`(case when numnode(${words}) > 0 then ${words} && ${manufacturerIds.map(brandMarker).join(' | ')}::tsquery else ${words} end)`
    : words;

const ofBrands = ({ manufacturerIds }: SearchFilter): SQL | undefined =>
  manufacturerIds && sql`${d.manufacturerId} = any(${sql.param([...manufacturerIds])}::int[])`;

const priced = ({ priceFrom, priceUntil }: SearchFilter): SQL =>
  and(
    priceFrom === undefined ? undefined : sql`${d.price} >= ${priceFrom}`,
    priceUntil === undefined ? undefined : sql`${d.price} <= ${priceUntil}`,
  ) ?? sql`true`;

const columns = (tier: SQL): SQL =>
  sql`${d.productId} as id, ${tier} as tier, ${d.manufacturerId} as manufacturer_id, ${d.price} as price,
    ${d.position} as position, ${d.addedOn} as added_on, ${d.rating} as rating, ${d.sold} as sold`;

const shownIn = ({ storeId, language }: SearchPlace): SQL | undefined =>
  and(
    eq(d.storeId, storeId),
    // Not as an index condition: the planner would read the keys of a whole language to save a look at a few rows.
    sql`(${d.language} = ${language}) is true`,
    sql`${d.shown}`,
  );

/** The whole name, its beginning, the beginning of one of its words, all words in it; brand and SKU last. */
const nameTier = (search: Search): SQL => {
  const text = escapeLike(search.text);
  return sql`case when ${d.name} = ${` ${search.text}`} then 0 when ${d.name} like ${` ${text}%`} then 1
    when ${d.name} like ${`% ${text}%`} then 2 when ${partsIn(d.name, search)} then 3 else 4 end`;
};

/** Each wish is met by parts of words. A single letter says nothing beside a real word. */
function partsIn(column: typeof d.name | typeof d.head, { wishes, needs }: Search): SQL {
  const telling = wishes.filter(([asked = []]) => asked.join('').length > 1);
  const met = (telling.length > 0 ? telling : wishes).map((wish) =>
    or(...wish.map((wording) => and(...wording.map((word) => sql`${column} like ${patternOf(word)}`)))),
  );
  return (needs === 'all' ? and(...met) : or(...met)) ?? sql`false`;
}

const lookedThrough = (search: Search, filter: SearchFilter): SQL =>
  sql`select ${columns(sql`0`)} from (${firstDocuments(search)}) search_documents
    where ${and(shownIn(search), ofBrands(filter), priced(filter), sql`${d.name} like ${`%${escapeLike(search.text)}%`}`)}`;

const firstDocuments = ({ storeId, language }: SearchPlace): SQL =>
  sql`select * from ${d} where ${and(eq(d.storeId, storeId), eq(d.language, language))}
    order by ${d.productId} limit ${MOST_LOOKED_THROUGH}`;

/** Products whose name has all the patterns, those that begin with the text first. */
export async function suggestIds(
  db: Database,
  place: SearchPlace,
  text: string,
  patterns: readonly string[],
  limit: number,
): Promise<number[]> {
  const like = (column: typeof d.name | typeof d.head) =>
    and(...patterns.map((pattern) => sql`${column} like ${pattern}`));
  const pool = Math.max(SUGGESTION_POOL, limit);
  // The head has the index, the name has the say.
  return suggested(
    db,
    text,
    limit,
    sql`${d}
    where ${and(shownIn(place), like(d.head), like(d.name))} limit ${pool}`,
  );
}

/** For one or two letters in the middle of a word, which are in no index. */
export const suggestIdsLookingThrough = (db: Database, place: SearchPlace, text: string, limit: number) =>
  suggested(
    db,
    text,
    limit,
    sql`(${firstDocuments(place)}) search_documents
    where ${and(shownIn(place), sql`${d.name} like ${`%${escapeLike(text)}%`}`)} limit ${Math.max(SUGGESTION_POOL, limit)}`,
  );

async function suggested(db: Database, text: string, limit: number, source: SQL): Promise<number[]> {
  const begins = escapeLike(text);
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(
      sql`(select ${d.productId} as id, ${d.position} as position, case when ${d.name} like ${` ${begins}%`} then 0
        when ${d.name} like ${`% ${begins}%`} then 1 else 2 end as tier from ${source}) pool`,
    )
    .orderBy(sql`tier, position, id`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Words of the shop that may be what was meant. */
export async function findSimilarWords(db: Database, place: SearchPlace, typed: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.storeId, place.storeId),
        eq(searchWords.language, place.language),
        arrayOverlaps(searchWords.shortened, shortenedForms(typed)),
      ),
    )
    .orderBy(asc(searchWords.word))
    .limit(50);
  return rows.map(({ word }) => word);
}

export async function findSynonyms(db: Database, { storeId, language }: SearchPlace): Promise<string[][]> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.storeId, storeId), eq(searchSynonyms.language, language)))
    .orderBy(asc(searchSynonyms.position));
  return rows.map(({ terms }) => terms);
}
