// The row of an import that is under way, which is its lock, and its steps.
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { hasEnded } from '../../platform/database/presence.ts';
import type { ImportHead, PhasedStep } from './change-steps.ts';
import { importSteps, runningImports } from './running-import-tables.ts';

/** A process that is still there but has not said anything for this long does not go on. */
const SILENCE = sql`clock_timestamp() + interval '2 minutes'`;
const isSilent = sql<boolean>`(${runningImports.until} < clock_timestamp() or ${hasEnded(runningImports.holder)})`;
const BATCH = 50;

/** The right to do the import of a store. */
export interface Claim {
  readonly storeCode: string;
  readonly token: string;
}

export type RunningImport = typeof runningImports.$inferSelect & {
  /** Nobody works on it: its process has ended, or does not go on. */
  readonly isSilent: boolean;
};

const claimOf = (storeCode: string): Claim => ({ storeCode, token: randomUUID() });

/** Undefined when another import of this store is under way. One that had no steps yet is forgotten. */
export async function claimImport(
  db: Database,
  storeCode: string,
  holder: number,
  { yieldsToEdits = false }: Partial<Pick<RunningImport, 'yieldsToEdits'>> = {},
): Promise<Claim | undefined> {
  const claim = claimOf(storeCode);
  return db.transaction(async (tx) => {
    await tx
      .delete(runningImports)
      .where(and(eq(runningImports.storeCode, storeCode), isNull(runningImports.head), isSilent));
    const rows = await tx
      .insert(runningImports)
      .values({ ...claim, holder, yieldsToEdits, until: SILENCE })
      .onConflictDoNothing()
      .returning({ storeCode: runningImports.storeCode });
    return rows.length > 0 ? claim : undefined;
  });
}

/** Undefined when a process works on it, or when there is none. */
export async function takeOverImport(
  db: Database,
  storeCode: string,
  holder: number,
  changes: Partial<Pick<RunningImport, 'yieldsToEdits'>> = {},
): Promise<Claim | undefined> {
  const claim = claimOf(storeCode);
  const rows = await db
    .update(runningImports)
    .set({ ...changes, token: claim.token, holder, until: SILENCE })
    .where(and(eq(runningImports.storeCode, storeCode), isSilent))
    .returning({ storeCode: runningImports.storeCode });
  return rows.length > 0 ? claim : undefined;
}

/** Says that this process is at work, and locks the row. False when another process has taken over. */
export async function renewClaim(
  db: Queryable,
  { storeCode, token }: Claim,
  comparing?: RunningImport['comparing'],
): Promise<boolean> {
  const rows = await db
    .update(runningImports)
    .set({ until: SILENCE, ...(comparing && { comparing }) })
    .where(and(eq(runningImports.storeCode, storeCode), eq(runningImports.token, token)))
    .returning({ storeCode: runningImports.storeCode });
  return rows.length > 0;
}

export async function requireClaim(tx: Tx, claim: Claim): Promise<void> {
  if (!(await renewClaim(tx, claim))) throw new Error('another process has taken it over');
}

/** Ends the import, with the steps that are left. */
export async function endClaim(db: Queryable, { storeCode, token }: Claim): Promise<void> {
  await db.delete(runningImports).where(and(eq(runningImports.storeCode, storeCode), eq(runningImports.token, token)));
}

/** Ends an import whose steps are not all stored; one that is committed to them is finished later. */
export async function endUncommitted(db: Queryable, { storeCode, token }: Claim): Promise<void> {
  await db
    .delete(runningImports)
    .where(and(eq(runningImports.storeCode, storeCode), eq(runningImports.token, token), isNull(runningImports.head)));
}

export async function findRunningImport(db: Queryable, storeCode: string): Promise<RunningImport | undefined> {
  const [row] = await db
    .select({ running: runningImports, isSilent })
    .from(runningImports)
    .where(eq(runningImports.storeCode, storeCode));
  return row && { ...row.running, isSilent: row.isSilent };
}

/** The number in the history of an import or undo whose steps are not all made. */
export const findUnfinishedRun = async (db: Queryable, storeCode: string): Promise<number | null> =>
  (await findRunningImport(db, storeCode))?.changeId ?? null;

export async function addSteps(db: Queryable, { storeCode }: Claim, steps: readonly PhasedStep[]): Promise<void> {
  for (let start = 0; start < steps.length; start += BATCH)
    await db.insert(importSteps).values(steps.slice(start, start + BATCH).map((step) => ({ storeCode, ...step })));
}

/** From now on the import is finished, whatever happens to this process. */
export async function commitToSteps(db: Database, claim: Claim, head: ImportHead): Promise<void> {
  await db.transaction(async (tx) => {
    await requireClaim(tx, claim);
    await tx.update(runningImports).set({ head }).where(eq(runningImports.storeCode, claim.storeCode));
  });
}

/** Commits to these steps; those of an import that could not be finished are given up. */
export async function replaceSteps(
  db: Database,
  claim: Claim,
  head: ImportHead,
  steps: readonly PhasedStep[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireClaim(tx, claim);
    await tx.delete(importSteps).where(eq(importSteps.storeCode, claim.storeCode));
    await addSteps(tx, claim, steps);
    await tx.update(runningImports).set({ head, changeId: null }).where(eq(runningImports.storeCode, claim.storeCode));
  });
}

export async function saveChangeId(tx: Tx, { storeCode }: Claim, changeId: number): Promise<void> {
  await tx.update(runningImports).set({ changeId }).where(eq(runningImports.storeCode, storeCode));
}

export async function countSteps(db: Queryable, { storeCode }: Claim): Promise<number> {
  const [row] = await db.select({ steps: count() }).from(importSteps).where(eq(importSteps.storeCode, storeCode));
  return row?.steps ?? 0;
}

/** The next steps in their order, at most this many. */
export async function findNextSteps(
  tx: Queryable,
  { storeCode }: Pick<Claim, 'storeCode'>,
  limit: number,
): Promise<PhasedStep[]> {
  return tx
    .select()
    .from(importSteps)
    .where(eq(importSteps.storeCode, storeCode))
    .orderBy(asc(importSteps.phase), asc(importSteps.position))
    .limit(limit);
}

/** Deletes steps of one phase up to this one, which are made in the same transaction. */
export async function deleteSteps(tx: Tx, { storeCode }: Claim, last: PhasedStep): Promise<void> {
  await tx
    .delete(importSteps)
    .where(
      and(
        eq(importSteps.storeCode, storeCode),
        eq(importSteps.phase, last.phase),
        lte(importSteps.position, last.position),
      ),
    );
}
