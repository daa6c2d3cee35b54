// Which products to suggest for what is typed so far. One prepared query: shoppers ask with every letter.
import { and, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { escapeLike } from './search-plan.ts';
import type { SearchPlace } from './search-repository.ts';
import { searchDocuments } from './search-tables.ts';

/** So many first products of the shop are looked at by their order: what many names have is found among them. */
const WALKED = 1000;
/** For one or two letters in the middle of a word, which are in no index. */
const WALKED_WITHOUT_INDEX = 2000;
/** So many names that the index points at are read: what few names have, in whichever language. */
const MOST_NAMES = 1000;
/** So many suggestions are put in order; the rest would look the same to a shopper. */
const POOL = 50;

export interface Suggesting {
  /** As typed, in small letters without accents; names that begin with it come first. */
  readonly text: string;
  /** What a name must have. */
  readonly patterns: readonly string[];
  /** Whether an index knows one of the patterns. */
  readonly indexed: boolean;
  readonly limit: number;
}

export async function suggestIds(
  db: Database,
  place: SearchPlace,
  { text, patterns, indexed, limit }: Suggesting,
): Promise<number[]> {
  const known = prepared.get(db) ?? prepareQuery(db);
  prepared.set(db, known);
  const begins = escapeLike(text);
  const longest = patterns.reduce((a, b) => (b.length > a.length ? b : a), '%');
  const rows = await known.execute({
    ...place,
    patterns: [...patterns],
    longest,
    indexed,
    name: ` ${begins}%`,
    word: `% ${begins}%`,
    walked: indexed ? WALKED : WALKED_WITHOUT_INDEX,
    pool: Math.max(POOL, limit),
    limit,
  });
  return rows.map(({ id }) => id);
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

const d = searchDocuments;

function prepareQuery(db: Database) {
  const value = sql.placeholder;
  const has = sql`name like all(${value('patterns')}::text[])`;
  const order = sql`order by position, product_id`;
  const walked = sql`select * from (select ${d.productId}, ${d.position}, ${d.name} from ${d}
      where ${and(sql`${d.storeId} = ${value('storeId')}`, sql`${d.language} = ${value('language')}`, sql`${d.shown}`)}
      ${order} limit ${value('walked')}) first_names
    where ${has} ${order} limit ${value('pool')}`;
  // Only if the walk has not found enough; the index would name every product that has the letters.
  const looked = sql`select product_id, position, name from
      (select * from ${d} where name like ${value('longest')} and ${has}
        and ${value('indexed')}::boolean and (select count(*) from walked) < ${value('limit')} limit ${MOST_NAMES}) names
    where (store_id = ${value('storeId')}) is true and (language = ${value('language')}) is true and shown
    ${order} limit ${value('pool')}`;
  const tier = sql`case when name like ${value('name')} then 0 when name like ${value('word')} then 1 else 2 end`;
  return db
    .select({ id: sql<number>`product_id` })
    .from(
      sql`(with walked as materialized (${walked}), looked as (${looked})
        select * from walked union select * from looked) pool`,
    )
    .orderBy(sql`${tier}, position, product_id`)
    .limit(value('limit'))
    .prepare('suggest_products');
}
