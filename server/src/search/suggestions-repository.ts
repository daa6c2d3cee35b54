// Names for suggestions. Shoppers ask with every letter: what many names have is found among the first names, which a
// process keeps; only what few have is asked of the database.
import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { BatchLoader } from '../platform/batch-loader.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toLikePattern } from './search-plan.ts';
import type { SearchScope } from './search-scope.ts';
import { searchDocuments } from './search-tables.ts';
import type { FoundNames, NamedProduct, Typed } from './suggest-names.ts';

/** So many names that the index points at are read, in whichever language: what few names have. */
const MAX_NAMES = 1000;
/** So many words are looked up in the index; the others are looked for in what these find. */
const WORDS_OF_INDEX = 3;
/** So many of them are put in order, if no more are wanted; the rest would look the same to a shopper. */
const MAX_ORDERED = 50;

const d = searchDocuments;

/** In the merchant's order. As three lists in one row, which takes a fraction of the time of as many rows. */
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

/** Names that have what is typed; of very many, some. */
export async function findNames(db: Queryable, place: SearchScope, typed: Typed, count: number): Promise<FoundNames> {
  const { cores, isIndexed, isCovered } = typed;
  if (cores.length === 0) return { names: [], isAll: false };
  return lookerFor(db, place, { words: cores.length, alsoText: isIndexed && !isCovered }).load({ typed, count });
}

interface Wanted {
  readonly typed: Typed;
  readonly count: number;
}

interface Form {
  readonly words: number;
  /** Whether names are looked for that have the text as it stands, but not its words. */
  readonly alsoText: boolean;
}

type Looker = BatchLoader<Wanted, FoundNames>;
const lookers = new WeakMap<Queryable, Map<string, Looker>>();

function lookerFor(db: Queryable, place: SearchScope, form: Form): Looker {
  const known = lookers.get(db) ?? new Map<string, Looker>();
  lookers.set(db, known);
  const key = JSON.stringify([place, form]);
  const looker = known.get(key) ?? makeLooker(db, place, form);
  known.set(key, looker);
  return looker;
}

function makeLooker(db: Queryable, place: SearchScope, form: Form): Looker {
  const query = prepareQuery(db, form);
  return new BatchLoader<Wanted, FoundNames>(async (wanted) => {
    const patterns = (partOf: (typed: Typed) => string | undefined) =>
      wanted.map(({ typed }) => toLikePattern(partOf(typed) ?? ''));
    const words = Array.from({ length: form.words }, (_, at) => [`word${at}`, patterns(({ cores }) => cores[at])]);
    const max = Math.max(MAX_ORDERED, ...wanted.map(({ count }) => count));
    const rows = await query.execute({
      ...place,
      ...Object.fromEntries(words),
      text: patterns(({ text }) => text),
      max,
    });
    const found = Map.groupBy(rows, ({ asked }) => asked);
    return wanted.map(({ typed }, at) => {
      const rowsOf = found.get(at + 1) ?? [];
      const names = rowsOf.filter((row): row is typeof row & NamedProduct => row.id !== null);
      // Without a long word, names that have the text in the middle of a word were not looked for.
      const isAll = typed.isIndexed && names.length < max && (rowsOf[0]?.likely ?? MAX_NAMES) < MAX_NAMES;
      return { names, isAll };
    });
  });
}

/** For several texts of this form; `asked` is the place of each, from one. A text that no name has gets a row without one. */
function prepareQuery(db: Queryable, { words, alsoText }: Form) {
  const columns = [...Array.from({ length: words }, (_, at) => `word${at}`), ...(alsoText ? ['text'] : [])];
  // Each from a question of its own, which tells the planner nothing of the letters: it would weigh them anew each time,
  // and that takes longer than to look.
  const lists = columns.map((name) => sql`(select ${sql.placeholder(name)}::text[])`);
  const typed = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality
    as typed(${sql.raw([...columns, 'asked'].join(', '))})`;
  const isLike = (name: string): SQL => sql`${d.name} like ${sql.raw(`typed.${name}`)}`;
  // Not as a condition of the index: each word more is a list more to walk, and the first ones have left few names.
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
