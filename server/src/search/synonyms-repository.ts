import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { searchSynonyms } from './search-tables.ts';

/** Replaces all synonyms of a language. */
export async function replaceSynonyms(
  db: Queryable,
  storeId: number,
  language: string,
  groups: readonly (readonly string[])[],
): Promise<void> {
  await db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.storeId, storeId), eq(searchSynonyms.language, language)));
  if (groups.length === 0) return;
  await db
    .insert(searchSynonyms)
    .values(groups.map((terms, position) => ({ storeId, language, position, terms: [...terms] })));
}
