// Names for suggestions. Frequent texts are found among the first names, which are cached in memory; only rare texts
// query the database.
import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { BatchLoader } from '../platform/batch-loader.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toLikePattern } from './search-plan.ts';
import { searchDocuments } from './search-tables.ts';
import type { SearchScope } from './search-text.ts';
import type { FoundNames, NamedProduct, Typed } from './suggest-names.ts';

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
  return getNameLoader(db, scope, { words: cores.length, alsoText: isIndexed && !isCovered }).load({ typed, count });
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

function getNameLoader(db: Queryable, scope: SearchScope, form: Form): NameLoader {
  const known = nameLoaders.get(db) ?? new Map<string, NameLoader>();
  nameLoaders.set(db, known);
  const key = JSON.stringify([scope, form]);
  const looker = known.get(key) ?? createNameLoader(db, scope, form);
  known.set(key, looker);
  return looker;
}

function createNameLoader(db: Queryable, scope: SearchScope, form: Form): NameLoader {
  const query = prepareQuery(db, form);
  return new BatchLoader<NameRequest, FoundNames>(async (wanted) => {
    const patterns = (partOf: (typed: Typed) => string | undefined) =>
      wanted.map(({ typed }) => toLikePattern(partOf(typed) ?? ''));
    const words = Array.from({ length: form.words }, (_, at) => [`word${at}`, patterns(({ cores }) => cores[at])]);
    const max = Math.max(MAX_ORDERED, ...wanted.map(({ count }) => count));
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
