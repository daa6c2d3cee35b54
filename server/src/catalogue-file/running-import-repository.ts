// The row of an import that is under way, which is its lock, and its steps.
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '../platform/database/database.ts';
import { hasEnded } from '../platform/database/presence.ts';
import type { ImportHead, PhasedStep } from './import-steps.ts';
import { importSteps, runningImports } from './running-import-tables.ts';

/** A process that is still there but has not said anything for this long does not go on. */
const SILENCE = sql`clock_timestamp() + interval '2 minutes'`;
const isSilent = sql<boolean>`(${runningImports.until} < clock_timestamp() or ${hasEnded(runningImports.holder)})`;
const BATCH = 50;

/** The right to do the import of a store. */
export interface Claim {
  readonly merchant: string;
  readonly token: string;
}

export type RunningImport = typeof runningImports.$inferSelect & {
  /** Nobody works on it: its process has ended, or does not go on. */
  readonly isSilent: boolean;
};

const claimOf = (merchant: string): Claim => ({ merchant, token: randomUUID() });

/** Undefined when another import of this store is under way. One that had no steps yet is forgotten. */
export async function claimImport(
  db: Database,
  merchant: string,
  holder: number,
  { yieldsToEdits = false }: Partial<Pick<RunningImport, 'yieldsToEdits'>> = {},
): Promise<Claim | undefined> {
  const claim = claimOf(merchant);
  return db.transaction(async (tx) => {
    await tx
      .delete(runningImports)
      .where(and(eq(runningImports.merchant, merchant), isNull(runningImports.head), isSilent));
    const rows = await tx
      .insert(runningImports)
      .values({ ...claim, holder, yieldsToEdits, until: SILENCE })
      .onConflictDoNothing()
      .returning({ merchant: runningImports.merchant });
    return rows.length > 0 ? claim : undefined;
  });
}

/** Undefined when a process works on it, or when there is none. */
export async function takeOverImport(
  db: Database,
  merchant: string,
  holder: number,
  changes: Partial<Pick<RunningImport, 'yieldsToEdits'>> = {},
): Promise<Claim | undefined> {
  const claim = claimOf(merchant);
  const rows = await db
    .update(runningImports)
    .set({ ...changes, token: claim.token, holder, until: SILENCE })
    .where(and(eq(runningImports.merchant, merchant), isSilent))
    .returning({ merchant: runningImports.merchant });
  return rows.length > 0 ? claim : undefined;
}

/** Says that this process is at work, and locks the row. False when another process has taken over. */
export async function renewClaim(
  db: Queryable,
  { merchant, token }: Claim,
  comparing?: RunningImport['comparing'],
): Promise<boolean> {
  const rows = await db
    .update(runningImports)
    .set({ until: SILENCE, ...(comparing && { comparing }) })
    .where(and(eq(runningImports.merchant, merchant), eq(runningImports.token, token)))
    .returning({ merchant: runningImports.merchant });
  return rows.length > 0;
}

export async function requireClaim(tx: Tx, claim: Claim): Promise<void> {
  if (!(await renewClaim(tx, claim))) throw new Error('another process has taken it over');
}

/** Ends the import, with the steps that are left. */
export async function endClaim(db: Queryable, { merchant, token }: Claim): Promise<void> {
  await db.delete(runningImports).where(and(eq(runningImports.merchant, merchant), eq(runningImports.token, token)));
}

/** Ends an import whose steps are not all stored; one that is committed to them is finished later. */
export async function endUncommitted(db: Queryable, { merchant, token }: Claim): Promise<void> {
  await db
    .delete(runningImports)
    .where(and(eq(runningImports.merchant, merchant), eq(runningImports.token, token), isNull(runningImports.head)));
}

export async function findRunningImport(db: Queryable, merchant: string): Promise<RunningImport | undefined> {
  const [row] = await db
    .select({ running: runningImports, isSilent })
    .from(runningImports)
    .where(eq(runningImports.merchant, merchant));
  return row && { ...row.running, isSilent: row.isSilent };
}

/** The number in the history of an import or undo whose steps are not all made. */
export const findUnfinishedRun = async (db: Queryable, merchant: string): Promise<number | null> =>
  (await findRunningImport(db, merchant))?.changeId ?? null;

export async function addSteps(db: Queryable, { merchant }: Claim, steps: readonly PhasedStep[]): Promise<void> {
  for (let start = 0; start < steps.length; start += BATCH)
    await db.insert(importSteps).values(steps.slice(start, start + BATCH).map((step) => ({ merchant, ...step })));
}

/** From now on the import is finished, whatever happens to this process. */
export async function commitToSteps(db: Database, claim: Claim, head: ImportHead): Promise<void> {
  await db.transaction(async (tx) => {
    await requireClaim(tx, claim);
    await tx.update(runningImports).set({ head }).where(eq(runningImports.merchant, claim.merchant));
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
    await tx.delete(importSteps).where(eq(importSteps.merchant, claim.merchant));
    await addSteps(tx, claim, steps);
    await tx.update(runningImports).set({ head, changeId: null }).where(eq(runningImports.merchant, claim.merchant));
  });
}

export async function saveChangeId(tx: Tx, { merchant }: Claim, changeId: number): Promise<void> {
  await tx.update(runningImports).set({ changeId }).where(eq(runningImports.merchant, merchant));
}

export async function countSteps(db: Queryable, { merchant }: Claim): Promise<number> {
  const [row] = await db.select({ steps: count() }).from(importSteps).where(eq(importSteps.merchant, merchant));
  return row?.steps ?? 0;
}

/** The next steps in their order, at most this many. */
export async function findNextSteps(
  tx: Queryable,
  { merchant }: Pick<Claim, 'merchant'>,
  limit: number,
): Promise<PhasedStep[]> {
  return tx
    .select()
    .from(importSteps)
    .where(eq(importSteps.merchant, merchant))
    .orderBy(asc(importSteps.phase), asc(importSteps.position))
    .limit(limit);
}

/** Deletes steps of one phase up to this one, which are made in the same transaction. */
export async function deleteSteps(tx: Tx, { merchant }: Claim, last: PhasedStep): Promise<void> {
  await tx
    .delete(importSteps)
    .where(
      and(
        eq(importSteps.merchant, merchant),
        eq(importSteps.phase, last.phase),
        lte(importSteps.position, last.position),
      ),
    );
}
