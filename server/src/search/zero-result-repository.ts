import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { DAY, isoDay } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { CommandContext, RequestContext } from '../store/store.ts';
import { stores } from '../store/store-tables.ts';
import { zeroResultSearches } from './search-tables.ts';

/** Limits disk use by random searches. */
const MAX_TERMS_A_DAY = 5000;

export interface ZeroResult {
  readonly storeId: number;
  readonly language: string;
  readonly term: string;
  readonly near: boolean;
}

async function countZeroResult(db: Queryable, { storeId, language, term, near }: ZeroResult): Promise<void> {
  const today = sql`(now() at time zone 'utc')::date`;
  await db.execute(sql`insert into ${zeroResultSearches} (store_id, day, language, term, times, near)
    select ${storeId}::int, ${today}, ${language}::text, ${term}::text, 1, ${near}::boolean
    where (select count(*) from ${zeroResultSearches} where ${zeroResultSearches.day} = ${today}) < ${MAX_TERMS_A_DAY}
    on conflict (store_id, day, language, term)
    do update set times = ${zeroResultSearches}.times + 1, near = excluded.near`);
}

/** Most frequent first. */
function findZeroResultSearches(db: Queryable, storeCode: string, since: string, limit: number) {
  const times = sql<number>`sum(${zeroResultSearches.times})::int`;
  return db
    .select({
      term: zeroResultSearches.term,
      language: zeroResultSearches.language,
      times,
      near: sql<boolean>`bool_or(${zeroResultSearches.near})`,
      lastDay: sql<string>`max(${zeroResultSearches.day})::text`,
    })
    .from(zeroResultSearches)
    .innerJoin(stores, eq(stores.id, zeroResultSearches.storeId))
    .where(and(eq(stores.code, storeCode), gte(zeroResultSearches.day, since)))
    .groupBy(zeroResultSearches.term, zeroResultSearches.language)
    .orderBy(desc(times), asc(zeroResultSearches.term), asc(zeroResultSearches.language))
    .limit(limit);
}

const MAX_TERM_LENGTH = 60;

/** Shoppers paste email addresses and phone numbers into search fields; these are not stored. */
export const isPersonal = (term: string): boolean => /@|(\d[ .-]?){7,}/.test(term);

/** Counts a zero-result search after each response, also a cached one. */
export function recordZeroResultSearch(
  { store, language, primary, afterResponse }: RequestContext,
  text: string,
  { total, near }: { total: number; near: boolean },
): void {
  if (text === '' || (total > 0 && !near) || isPersonal(text)) return;
  afterResponse(() =>
    countZeroResult(primary, { storeId: store.id, language, term: text.slice(0, MAX_TERM_LENGTH), near }),
  );
}

const DAYS = 30;
const MAX_TERMS = 100;

export type ZeroResultSearch = Awaited<ReturnType<typeof findZeroResultSearches>>[number];

/** Zero-result searches of the last thirty days. */
export const listZeroResultSearches = ({ db, storeCode, now }: CommandContext): Promise<ZeroResultSearch[]> =>
  findZeroResultSearches(db, storeCode, isoDay(new Date(now.getTime() - DAYS * DAY)), MAX_TERMS);
