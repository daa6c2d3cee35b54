// Finds products by words. Every scan here is bounded, whatever is typed and however large the catalogue is.
import type { Sort } from '@vitrine/contract/catalog-shapes.ts';
import { and, arrayOverlaps, asc, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

/** Known now, or filled in when a prepared query is asked. */
type Asked<T> = { readonly [K in keyof T]: T[K] | Placeholder };

export interface Search extends SearchPlace {
  /** As it was typed, in small letters without accents. */
  readonly text: string;
  readonly wishes: readonly Wish[];
  /** Whether to look for parts of words too; there may be none to find. */
  readonly parts: boolean;
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
/** Added to the tier of a name that has only parts of the words. */
const PARTS_TIER = 10;
/** Texts without any word, such as a lone %, are in no index; this many products are looked through. */
const MOST_LOOKED_THROUGH = 2000;
/** So many suggestions are put in order; the rest would look the same to a shopper. */
const SUGGESTION_POOL = 50;

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
      parts: sql<boolean>`bool_or(tier >= ${PARTS_TIER} and tier < 20)`,
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

/**
 * The found as rows `hits`: whole words in the head, parts of words in the head, texts. In this order, so that a cut never
 * drops a name for a text. The price is in no index of words, nor the brand in the one of letters: they are looked at
 * last, among what was found.
 */
function found(search: Search, filter: SearchFilter): SQL {
  if (search.wishes.length === 0) return sql`(${lookedThrough(search, filter)}) hits`;
  const words = sql`to_tsquery(${configurationOf(search.language)}::regconfig, ${textQuery(search.wishes, search.needs === 'all' ? '&' : '|')})`;
  const query = ofBrandsToo(words, filter);
  const inHead = sql`${d.headWords} @@ ${words}`;
  const parts = partsIn(d.head, search);
  const branch = (tier: SQL, where: SQL | undefined, limit: number, rest: SQL | undefined) =>
    sql`select ${columns(tier)} from (select * from ${d} where ${and(shownIn(search), where)} limit ${limit}) search_documents
      where ${and(priced(filter), rest)}`;
  const branches = [
    branch(nameTier(search), sql`${d.headWords} @@ ${query}`, MOST_NAMES, undefined),
    ...(search.parts
      ? [
          branch(
            sql`${nameTier(search)} + ${PARTS_TIER}`,
            parts,
            MOST_NAMES,
            and(sql`not (${inHead})`, ofBrands(filter)),
          ),
        ]
      : []),
    branch(
      sql`case when ${d.leadWords} @@ ${words} then 20 else 21 end`,
      and(sql`${d.allWords} @@ ${query}`, sql`not (${inHead})`, search.parts ? sql`not (${parts})` : undefined),
      MOST_TEXTS,
      undefined,
    ),
  ];
  return sql`(${sql.join(branches, sql` union all `)}) hits`;
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

const shownIn = ({ storeId, language }: Asked<SearchPlace>): SQL | undefined =>
  and(
    sql`${d.storeId} = ${storeId}`,
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

/** Products whose name has the text, those that begin with it first. Prepared: shoppers ask with every letter they type. */
export async function suggestIds(db: Database, place: SearchPlace, text: string, limit: number): Promise<number[]> {
  const known = prepared.get(db) ?? prepareSuggesting(db);
  prepared.set(db, known);
  const begins = escapeLike(text);
  const rows = await known.execute({
    ...place,
    part: `%${begins}%`,
    name: ` ${begins}%`,
    word: `% ${begins}%`,
    pool: Math.max(SUGGESTION_POOL, limit),
    limit,
  });
  return rows.map(({ id }) => id);
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareSuggesting>>();

function prepareSuggesting(db: Database) {
  const place = { storeId: sql.placeholder('storeId'), language: sql.placeholder('language') };
  const source = among(place, sql`${d.name} like ${sql.placeholder('part')}`, sql.placeholder('pool'));
  return suggesting(db, source, sql.placeholder('name'), sql.placeholder('word'), sql.placeholder('limit')).prepare(
    'suggest_products',
  );
}

/** Products whose name has all the patterns. */
export async function suggestIdsByWords(
  db: Database,
  place: SearchPlace,
  text: string,
  patterns: readonly string[],
  limit: number,
): Promise<number[]> {
  const like = and(...patterns.map((pattern) => sql`${d.name} like ${pattern}`)) ?? sql`true`;
  return suggested(db, text, limit, among(place, like, Math.max(SUGGESTION_POOL, limit)));
}

/** The first that fit. What fits in another language is passed over, but not for ever. */
const among = (place: Asked<SearchPlace>, like: SQL, pool: number | Placeholder): SQL =>
  sql`(select * from ${d} where ${like} limit ${MOST_NAMES}) search_documents where ${shownIn(place)} limit ${pool}`;

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
  const rows = await suggesting(db, source, ` ${begins}%`, `% ${begins}%`, limit);
  return rows.map(({ id }) => id);
}

const suggesting = (
  db: Database,
  source: SQL,
  name: string | Placeholder,
  word: string | Placeholder,
  limit: number | Placeholder,
) =>
  db
    .select({ id: sql<number>`id` })
    .from(
      sql`(select ${d.productId} as id, ${d.position} as position, case when ${d.name} like ${name} then 0
        when ${d.name} like ${word} then 1 else 2 end as tier from ${source}) pool`,
    )
    .orderBy(sql`tier, position, id`)
    .limit(limit);

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
