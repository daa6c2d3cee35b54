// Which products to suggest for what is typed so far. Prepared: shoppers ask with every letter.
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { coreOf, escapeLike, patternOf } from './search-plan.ts';
import type { SearchPlace } from './search-repository.ts';
import { searchDocuments } from './search-tables.ts';

/** So many first products of the shop are looked at by their order: what many names have is found among them. */
const WALKED = 500;
/** For one or two letters in the middle of a word, which are in no index. */
const WALKED_WITHOUT_INDEX = 2000;
/** So many names that the index points at are read: what few names have, in whichever language. */
const MOST_NAMES = 1000;
/** So many suggestions are put in order; the rest would look the same to a shopper. */
const POOL = 50;

export interface Typed {
  /** In small letters without accents. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Names that have the text as it stands, those that begin with it first, then names that have its words in any order. */
export async function suggestIds(
  db: Database,
  place: SearchPlace,
  { text, words }: Typed,
  limit: number,
): Promise<number[]> {
  // Whatever has the text has its words too, unless a very short one stands where no word begins.
  const isCovered = words.length > 0 && words.every((word) => text.includes(coreOf(word)));
  const indexed = words.some((word) => word.length >= 3);
  const begins = escapeLike(text);
  const rows = await queryFor(db, { words: words.length, isCovered, indexed }).execute({
    ...place,
    ...Object.fromEntries(words.map((word, at) => [`word${at}`, patternOf(word)])),
    anywhere: `%${begins}%`,
    atStart: ` ${begins}%`,
    atWord: `% ${begins}%`,
    pool: Math.max(POOL, limit),
    limit,
  });
  return rows.map(({ id }) => id);
}

type Query = ReturnType<typeof prepareQuery>;
const prepared = new WeakMap<Database, Map<string, Query>>();

interface Form {
  readonly words: number;
  readonly isCovered: boolean;
  /** Whether the index of letters knows one of the words. */
  readonly indexed: boolean;
}

function queryFor(db: Database, form: Form): Query {
  const known = prepared.get(db) ?? new Map<string, Query>();
  prepared.set(db, known);
  const name = `suggest_products_${Object.values(form).join('_')}`;
  const query = known.get(name) ?? prepareQuery(db, name, form);
  known.set(name, query);
  return query;
}

const d = searchDocuments;
const value = sql.placeholder;
const order = sql`order by position, product_id`;

function prepareQuery(db: Database, name: string, { words, isCovered, indexed }: Form) {
  const asItStands = sql`name like ${value('anywhere')}`;
  const byWords = and(...Array.from({ length: words }, (_, at) => sql`name like ${value(`word${at}`)}`));
  const either = (isCovered ? byWords : or(asItStands, byWords)) ?? asItStands;
  const inIndex = indexed ? either : byWords;
  const walked = sql`select * from (select ${d.productId}, ${d.position}, ${d.name} from ${d}
      where ${d.storeId} = ${value('storeId')} and ${d.language} = ${value('language')} and ${d.shown}
      ${order} limit ${indexed ? WALKED : WALKED_WITHOUT_INDEX}) first_names
    where ${either} ${order} limit ${value('pool')}`;
  const pool = inIndex ? sql`${walked}), looked as (${looked(inIndex)}` : walked;
  const tier = sql`case when name like ${value('atStart')} then 0 when name like ${value('atWord')} then 1
    when ${asItStands} then 2 else 3 end`;
  return db
    .select({ id: sql<number>`product_id` })
    .from(
      sql`(with walked as materialized (${pool}) select * from walked
        ${inIndex ? sql`union select * from looked` : sql``}) pool`,
    )
    .orderBy(sql`${tier}, position, product_id`)
    .limit(value('limit'))
    .prepare(name);
}

/** Only if the walk has not found enough: the index would name every product that has the letters. */
const looked = (has: SQL): SQL =>
  sql`select product_id, position, name from
      (select * from ${d} where ${has} and (select count(*) from walked) < ${value('limit')} limit ${MOST_NAMES}) names
    where (store_id = ${value('storeId')}) is true and (language = ${value('language')}) is true and shown
    ${order} limit ${value('pool')}`;
