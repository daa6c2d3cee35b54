import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { stores } from '../store/store-tables.ts';
import { searchMisses } from './search-tables.ts';

/** Limits disk use by random searches. */
const MAX_TERMS_A_DAY = 5000;

export interface Miss {
  readonly storeId: number;
  readonly language: string;
  readonly term: string;
  readonly near: boolean;
}

export async function countMiss(db: Queryable, { storeId, language, term, near }: Miss): Promise<void> {
  const today = sql`(now() at time zone 'utc')::date`;
  await db.execute(sql`insert into ${searchMisses} (store_id, day, language, term, times, near)
    select ${storeId}::int, ${today}, ${language}::text, ${term}::text, 1, ${near}::boolean
    where (select count(*) from ${searchMisses} where ${searchMisses.day} = ${today}) < ${MAX_TERMS_A_DAY}
    on conflict (store_id, day, language, term)
    do update set times = ${searchMisses}.times + 1, near = excluded.near`);
}

/** Most frequent first. */
export function findMisses(db: Queryable, merchant: string, since: string, limit: number) {
  const times = sql<number>`sum(${searchMisses.times})::int`;
  return db
    .select({
      term: searchMisses.term,
      language: searchMisses.language,
      times,
      near: sql<boolean>`bool_or(${searchMisses.near})`,
      lastDay: sql<string>`max(${searchMisses.day})::text`,
    })
    .from(searchMisses)
    .innerJoin(stores, eq(stores.id, searchMisses.storeId))
    .where(and(eq(stores.code, merchant), gte(searchMisses.day, since)))
    .groupBy(searchMisses.term, searchMisses.language)
    .orderBy(desc(times), asc(searchMisses.term), asc(searchMisses.language))
    .limit(limit);
}
