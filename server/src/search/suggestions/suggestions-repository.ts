// Names for suggestions. Frequent texts are found among the first names, which are cached in memory; only rare texts
// query the database.

import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { BatchLoader } from '../../platform/caches/batch-loader.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { toLikePattern } from '../search-plan.ts';
import { searchDocuments } from '../search-tables.ts';
import { configurationOf, type SearchScope } from '../search-text.ts';
import { type FoundNames, filterNames, type NamedProduct, readTyped, type Typed } from './suggest-names.ts';

/** Maximum number of index matches that are read, in any language. */
const MAX_NAMES = 1000;
/** Maximum number of words used with the index; the others filter the result. */
const WORDS_OF_INDEX = 3;
/** Maximum number of names that are sorted, unless more are requested. */
const MAX_ORDERED = 50;

const d = searchDocuments;

/** In the merchant's order. Three arrays in one row are much faster than one row per name. */
export async function findFirstNames(db: Queryable, { storeId, language }: SearchScope, limit: number) {
  const first = db
    .select({ id: d.productId, position: d.position, name: d.name })
    .from(d)
    .where(and(eq(d.storeId, storeId), eq(d.language, language), sql`${d.shown}`))
    .orderBy(asc(d.position), asc(d.productId))
    .limit(limit)
    .as('first_names');
  const list = <T>(column: AnyColumn) => sql<T[]>`coalesce(json_agg(${column}), '[]')`;
  const [lists] = await db
    .select({ ids: list<number>(first.id), positions: list<number>(first.position), names: list<string>(first.name) })
    .from(first);
  return lists ?? { ids: [], positions: [], names: [] };
}

/** Names that match; only some of them if there are very many. */
export async function findNames(db: Queryable, scope: SearchScope, typed: Typed, count: number): Promise<FoundNames> {
  const { cores, isIndexed, isCovered } = typed;
  if (cores.length === 0) return { names: [], isComplete: false };
  const form = { words: cores.length, alsoText: isIndexed && !isCovered };
  return getNameLoader(db, scope, form, createNameLoader).load({ typed, count });
}

/** Names that begin with the text; the first ones in alphabetical order if there are very many. */
export const findBeginning = (db: Queryable, scope: SearchScope, typed: Typed, count: number): Promise<FoundNames> =>
  getNameLoader(db, scope, 'beginning', createBeginningLoader).load({ typed, count });

/** Names with these words; only some of them if very many products have the words. */
export async function findNamesWithWords(
  db: Queryable,
  scope: SearchScope,
  typed: Typed,
  count: number,
): Promise<FoundNames> {
  if (typed.query === '') return { names: [], isComplete: false };
  return getNameLoader(db, scope, 'words', createWordsLoader).load({ typed, count });
}

interface NameRequest {
  readonly typed: Typed;
  readonly count: number;
}

interface Form {
  readonly words: number;
  /** Whether to find names that contain the text but not its words. */
  readonly alsoText: boolean;
}

type NameLoader = BatchLoader<NameRequest, FoundNames>;
const nameLoaders = new WeakMap<Queryable, Map<string, NameLoader>>();

function getNameLoader<F>(
  db: Queryable,
  scope: SearchScope,
  form: F,
  create: (db: Queryable, scope: SearchScope, form: F) => NameLoader,
): NameLoader {
  const known = nameLoaders.get(db) ?? new Map<string, NameLoader>();
  nameLoaders.set(db, known);
  const key = JSON.stringify([scope, form]);
  const loader = known.get(key) ?? create(db, scope, form);
  known.set(key, loader);
  return loader;
}

const [storeId, language] = [sql.placeholder('storeId'), sql.placeholder('language')];

const maxOf = (wanted: readonly NameRequest[]): number => Math.max(MAX_ORDERED, ...wanted.map(({ count }) => count));

function createBeginningLoader(db: Queryable, scope: SearchScope): NameLoader {
  const name = sql`${d.name} collate "C"`;
  const query = prepareNames(
    db,
    'names_beginning',
    sql`${d.storeId} = ${storeId} and ${d.language} = ${language} and ${d.shown}
      and ${name} >= typed.text and ${name} < typed.text || ${LAST_CHARACTER} order by ${name}, ${d.productId}`,
  );
  return new BatchLoader<NameRequest, FoundNames>(async (wanted) => {
    const max = maxOf(wanted);
    const found = await readNames(query, { ...scope, texts: wanted.map(({ typed }) => ` ${typed.text}`), max });
    return found.map((names) => ({ names, isComplete: names.length < max }));
  });
}

/** No name has this character, the last one in the order of the index. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Maximum number of products with the words whose names are read. */
const MAX_WITH_WORDS = 200;

function createWordsLoader(db: Queryable, scope: SearchScope): NameLoader {
  const query = prepareNames(
    db,
    `names_with_words_${configurationOf(scope.language)}`,
    // Only the words are an index condition: the planner would scan a whole language in order to avoid a few filters.
    sql`${d.allWords} @@ to_tsquery(${sql.raw(`'${configurationOf(scope.language)}'`)}, typed.text)
      and (${d.storeId} = ${storeId}) is true and (${d.language} = ${language}) is true and ${d.shown}`,
  );
  return new BatchLoader<NameRequest, FoundNames>(async (wanted) => {
    const max = Math.max(MAX_WITH_WORDS, maxOf(wanted));
    const found = await readNames(query, { ...scope, texts: wanted.map(({ typed }) => typed.query), max });
    return found.map((names, at) => ({
      names: filterNames(names, wanted[at]?.typed ?? readTyped('')),
      isComplete: names.length < max,
    }));
  });
}

/** For several texts at once. Each has one row with a list: one row for each name would be much slower. */
function prepareNames(db: Queryable, name: string, matches: SQL) {
  return db
    .select({ asked: sql<number>`asked::int`, names: sql<[id: number, position: number, name: string][]>`names` })
    .from(
      sql`unnest((select ${sql.placeholder('texts')}::text[])) with ordinality as typed(text, asked), lateral (
        select coalesce(json_agg(json_build_array(product_id, position, name)), '[]') as names from (
          select ${d.productId}, ${d.position}, ${d.name} from ${d}
          where ${matches} limit (select ${sql.placeholder('max')}::int)) matching) found`,
    )
    .prepare(name);
}

/** The names for each text. */
async function readNames(
  query: ReturnType<typeof prepareNames>,
  values: SearchScope & { readonly texts: readonly string[]; readonly max: number },
): Promise<NamedProduct[][]> {
  const rows = await query.execute({ ...values });
  const found = new Map(rows.map((row) => [row.asked, row.names]));
  return values.texts.map((_, at) => (found.get(at + 1) ?? []).map(([id, position, name]) => ({ id, position, name })));
}

function createNameLoader(db: Queryable, scope: SearchScope, form: Form): NameLoader {
  const query = prepareQuery(db, form);
  return new BatchLoader<NameRequest, FoundNames>(async (wanted) => {
    const patterns = (partOf: (typed: Typed) => string | undefined) =>
      wanted.map(({ typed }) => toLikePattern(partOf(typed) ?? ''));
    const words = Array.from({ length: form.words }, (_, at) => [`word${at}`, patterns(({ cores }) => cores[at])]);
    const max = maxOf(wanted);
    const rows = await query.execute({
      ...scope,
      ...Object.fromEntries(words),
      text: patterns(({ text }) => text),
      max,
    });
    const found = Map.groupBy(rows, ({ asked }) => asked);
    return wanted.map(({ typed }, at) => {
      const rowsOf = found.get(at + 1) ?? [];
      const names = rowsOf.filter((row): row is typeof row & NamedProduct => row.id !== null);
      // Without a long word, matches in the middle of a word are not searched.
      const isComplete = typed.isIndexed && names.length < max && (rowsOf[0]?.likely ?? MAX_NAMES) < MAX_NAMES;
      return { names, isComplete };
    });
  });
}

/**
 * For several texts with the same number of words; `asked` is the index of each text, from 1. A text without match
 * gets an empty row.
 */
function prepareQuery(db: Queryable, { words, alsoText }: Form) {
  const columns = [...Array.from({ length: words }, (_, at) => `word${at}`), ...(alsoText ? ['text'] : [])];
  // In subqueries that hide the values from the planner, because planning for each value takes longer than the query.
  const lists = columns.map((name) => sql`(select ${sql.placeholder(name)}::text[])`);
  const typed = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality
    as typed(${sql.raw([...columns, 'asked'].join(', '))})`;
  const isLike = (name: string): SQL => sql`${d.name} like ${sql.raw(`typed.${name}`)}`;
  // Not an index condition: each word would be another index scan, and few names are left by then.
  const isLikeToo = (name: string): SQL => sql`(${isLike(name)}) is true`;
  const byWords = and(
    ...columns.slice(0, words).map((name, at) => (at < WORDS_OF_INDEX ? isLike(name) : isLikeToo(name))),
  );
  const matching = alsoText ? or(isLike('text'), byWords) : byWords;
  const names = sql`(with likely as materialized (select product_id, position, name, store_id, language, shown
      from ${d} where ${matching} limit ${sql.raw(`${MAX_NAMES}`)})
    select here.*, (select count(*)::int from likely) as likely from (select) as always left join
      (select product_id, position, name from likely
        where store_id = ${sql.placeholder('storeId')} and language = ${sql.placeholder('language')} and shown
        order by position, product_id limit (select ${sql.placeholder('max')}::int)) here on true) names`;
  return db
    .select({
      asked: sql<number>`asked::int`,
      id: sql<number | null>`product_id`,
      position: sql<number | null>`position`,
      name: sql<string | null>`name`,
      likely: sql<number>`likely`,
    })
    .from(sql`${typed}, lateral ${names}`)
    .prepare(`suggested_names_${columns.length}_${words}`);
}
