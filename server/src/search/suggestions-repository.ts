// Names for suggestions. Shoppers ask with every letter: what many names have is found among the first names, which a
// process keeps; only what few have is asked of the database.
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { groupBy } from '../catalog/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import { Together } from '../platform/together.ts';
import type { SearchPlace } from './search-place.ts';
import { anywhere } from './search-plan.ts';
import { searchDocuments } from './search-tables.ts';
import type { NamedProduct, Typed } from './suggest-names.ts';

/** So many names that the index points at are read, in whichever language: what few names have. */
const MOST_NAMES = 1000;
/** So many of them are put in order; the rest would look the same to a shopper. */
const MOST_FOUND = 50;

const d = searchDocuments;
const named = { id: d.productId, position: d.position, name: d.name };

/** In the merchant's order. */
export const findFirstNames = (
  db: Database,
  { storeId, language }: SearchPlace,
  limit: number,
): Promise<NamedProduct[]> =>
  db
    .select(named)
    .from(d)
    .where(and(eq(d.storeId, storeId), eq(d.language, language), sql`${d.shown}`))
    .orderBy(asc(d.position), asc(d.productId))
    .limit(limit);

/** Names that have what is typed, if they are not too many. */
export async function findNames(db: Database, place: SearchPlace, typed: Typed): Promise<readonly NamedProduct[]> {
  if (typed.cores.length === 0) return [];
  return lookerFor(db, place, { words: typed.cores.length, alsoText: typed.isIndexed && !typed.isCovered }).ask(typed);
}

interface Form {
  readonly words: number;
  /** Whether names are looked for that have the text as it stands, but not its words. */
  readonly alsoText: boolean;
}

type Looker = Together<Typed, readonly NamedProduct[]>;
const lookers = new WeakMap<Database, Map<string, Looker>>();

function lookerFor(db: Database, place: SearchPlace, form: Form): Looker {
  const known = lookers.get(db) ?? new Map<string, Looker>();
  lookers.set(db, known);
  const key = JSON.stringify([place, form]);
  const looker = known.get(key) ?? makeLooker(db, place, form);
  known.set(key, looker);
  return looker;
}

function makeLooker(db: Database, place: SearchPlace, form: Form): Looker {
  const query = prepareQuery(db, form);
  return new Together<Typed, readonly NamedProduct[]>(async (typed) => {
    const words = Array.from({ length: form.words }, (_, at) => typed.map(({ cores }) => anywhere(cores[at] ?? '')));
    const rows = await query.execute({
      ...place,
      ...Object.fromEntries(words.map((patterns, at) => [`word${at}`, patterns])),
      text: typed.map(({ text }) => anywhere(text)),
    });
    const found = groupBy(rows, ({ asked }) => asked);
    return typed.map((_, at) => found.get(at + 1) ?? []);
  });
}

/** For several texts of this form; `asked` is the place of each, from one. */
function prepareQuery(db: Database, { words, alsoText }: Form) {
  const columns = [...Array.from({ length: words }, (_, at) => `word${at}`), ...(alsoText ? ['text'] : [])];
  // From a question of its own, which tells the planner nothing of the letters: it would weigh them anew each time, and
  // that takes longer than to look.
  const lists = columns.map((name) => sql`(select ${sql.placeholder(name)}::text[])`);
  const typed = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality
    as typed(${sql.raw([...columns, 'asked'].join(', '))})`;
  const isLike = (name: string): SQL => sql`${d.name} like ${sql.raw(`typed.${name}`)}`;
  const byWords = and(...columns.slice(0, words).map(isLike));
  const names = sql`(select product_id, position, name from
      (select * from ${d} where ${alsoText ? or(isLike('text'), byWords) : byWords} limit ${sql.raw(`${MOST_NAMES}`)}) matching
    where store_id = ${sql.placeholder('storeId')} and language = ${sql.placeholder('language')} and shown
    order by position, product_id limit ${sql.raw(`${MOST_FOUND}`)}) names`;
  return db
    .select({
      asked: sql<number>`asked::int`,
      id: sql<number>`product_id`,
      position: sql<number>`position`,
      name: sql<string>`name`,
    })
    .from(sql`${typed}, lateral ${names}`)
    .prepare(`suggested_names_${columns.length}_${words}`);
}
