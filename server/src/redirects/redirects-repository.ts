import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { Redirect, RedirectChange } from './plan-redirects.ts';
import { normalizePath } from './redirect-path.ts';
import { redirects } from './redirects-tables.ts';

const BATCH = 1000;

export async function findTarget(
  db: Queryable,
  storeId: number,
  sources: readonly string[],
): Promise<string | undefined> {
  const rows = await db
    .select({ source: redirects.source, target: redirects.target })
    .from(redirects)
    .where(and(eq(redirects.storeId, storeId), inArray(redirects.source, [...sources])));
  const targetOf = new Map(rows.map(({ source, target }) => [source, target]));
  return sources.map((source) => targetOf.get(source)).find((target) => target !== undefined);
}

export const findRedirects = (db: Queryable, storeId: number): Promise<Redirect[]> =>
  db
    .select({ source: redirects.source, target: redirects.target })
    .from(redirects)
    .where(eq(redirects.storeId, storeId))
    .orderBy(asc(redirects.source));

/** The redirects from and to these normalized paths. */
export async function findRedirectsAt(db: Queryable, storeId: number, paths: readonly string[]): Promise<Redirect[]> {
  const found = new Map<string, Redirect>();
  for (let start = 0; start < paths.length; start += BATCH) {
    const some = paths.slice(start, start + BATCH);
    const rows = await db
      .select({ source: redirects.source, target: redirects.target })
      .from(redirects)
      .where(
        and(eq(redirects.storeId, storeId), or(inArray(redirects.source, some), inArray(redirects.targetPath, some))),
      );
    for (const row of rows) found.set(row.source, row);
  }
  return [...found.values()];
}

export async function saveRedirects(tx: Tx, storeId: number, changes: readonly RedirectChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH) {
    const some = changes.slice(start, start + BATCH);
    // Replaced instead of updated, so that one statement is enough whether a redirect is new or not.
    await tx.delete(redirects).where(
      and(
        eq(redirects.storeId, storeId),
        inArray(
          redirects.source,
          some.map(({ source }) => source),
        ),
      ),
    );
    const rows = some.flatMap(({ source, to }) =>
      to === null ? [] : [{ storeId, source, target: to, targetPath: normalizePath(to) ?? to }],
    );
    if (rows.length > 0) await tx.insert(redirects).values(rows);
  }
}
