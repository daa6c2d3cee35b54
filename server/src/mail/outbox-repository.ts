import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import { compileInsert, compileStatement } from '../platform/database/compiled-statement.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { stores } from '../store/store-tables.ts';
import { mailOutbox } from './mail-tables.ts';

export type MailRow = typeof mailOutbox.$inferSelect;
export type NewRow = typeof mailOutbox.$inferInsert;

export interface OutgoingMail extends MailRow {
  readonly store: { readonly name: string; readonly email: string | null };
}

const insertMails = compileInsert('add_mails', {}, (db, mails: NewRow[]) =>
  db.insert(mailOutbox).values(mails).onConflictDoNothing({ target: mailOutbox.key }),
);

/** A mail that is queued under the same key already stays unchanged. */
export async function addMails(tx: Tx, mails: readonly NewRow[]): Promise<void> {
  await insertMails(tx, mails);
}

const claimedColumns = { ...getTableColumns(mailOutbox), storeName: stores.name, storeEmail: stores.email };

const claimDue = compileStatement('claim_mail', claimedColumns, (db, given, columns) => {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.gaveUpAt),
        lte(mailOutbox.dueAt, given('now')),
        or(isNull(mailOutbox.claimedUntil), lte(mailOutbox.claimedUntil, given('now'))),
      ),
    )
    // Single mails that somebody waits for are sent before mailing lists.
    .orderBy(isNotNull(mailOutbox.unsubscribeUrl), asc(mailOutbox.dueAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({ claimedUntil: sql`${given('until')}`, tries: sql`${mailOutbox.tries} + 1` })
    .from(stores)
    .where(and(eq(stores.id, mailOutbox.storeId), sql`${mailOutbox.id} = (${next})`))
    .returning(columns);
});

/**
 * Claims one due mail until the given time, so that no other worker takes it. The attempt is counted before it is made:
 * a mail that crashes the process must not be first for ever.
 */
export async function claimMail(db: Queryable, now: Date, until: Date): Promise<OutgoingMail | undefined> {
  const [row] = await claimDue(db, { now, until });
  if (!row) return undefined;
  const { storeName, storeEmail, ...mail } = row;
  return { ...mail, store: { name: storeName, email: storeEmail } };
}

/** Extends the claim on a mail that is being sent. */
export async function renewClaim(db: Queryable, id: number, until: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ claimedUntil: until })
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.claimedUntil)));
}

const erased = { html: '', text: '' };

const markedSent = (name: string, more: Partial<typeof erased>) =>
  compileStatement(name, {}, (db, given) =>
    db
      .update(mailOutbox)
      .set({ sentAt: sql`${given('now')}`, claimedUntil: null, lastError: null, ...more })
      .where(eq(mailOutbox.id, given('id'))),
  );
const markKept = markedSent('mark_mail_sent', {});
const markErased = markedSent('mark_mail_sent_and_erase', erased);

export async function markSent(db: Queryable, id: number, now: Date, erase: boolean): Promise<void> {
  await (erase ? markErased : markKept)(db, { id, now });
}

export async function postponeMail(db: Queryable, id: number, dueAt: Date, lastError: string): Promise<void> {
  await db.update(mailOutbox).set({ dueAt, claimedUntil: null, lastError }).where(eq(mailOutbox.id, id));
}

export async function giveUp(db: Queryable, id: number, now: Date, lastError: string, erase: boolean): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ gaveUpAt: now, claimedUntil: null, lastError, ...(erase && erased) })
    .where(eq(mailOutbox.id, id));
}

/** Mails that are not sent and not given up. */
export async function countWaitingMails(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.gaveUpAt)));
  return row ?? { count: 0, oldest: null };
}

export const findNewestMails = (db: Queryable, limit: number): Promise<MailRow[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(limit);

export async function findMail(db: Queryable, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row;
}

const givenUpSince = (storeId: number, since: Date) =>
  and(eq(mailOutbox.storeId, storeId), isNotNull(mailOutbox.gaveUpAt), gte(mailOutbox.gaveUpAt, since));

export const countMailsGivenUp = (db: Queryable, storeId: number, since: Date): Promise<number> =>
  db.$count(mailOutbox, givenUpSince(storeId, since));

/** The last error of the newest mail that is not sent. */
export async function findLastError(db: Queryable, storeId: number, since: Date): Promise<string | null> {
  const [row] = await db
    .select({ lastError: mailOutbox.lastError })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.storeId, storeId),
        isNull(mailOutbox.sentAt),
        isNotNull(mailOutbox.lastError),
        or(isNull(mailOutbox.gaveUpAt), gte(mailOutbox.gaveUpAt, since)),
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return row?.lastError ?? null;
}

/** Mails that wait after an error are due now. */
export async function retryWaitingMails(db: Queryable, storeId: number, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: now })
    .where(
      and(
        eq(mailOutbox.storeId, storeId),
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.gaveUpAt),
        gt(mailOutbox.dueAt, now),
      ),
    );
}

/** A mail with a secret link has lost its text. */
const hasText = sql<boolean>`${mailOutbox.html} <> ''`;

/** The newest first. */
export const findMailsGivenUp = (
  db: Queryable,
  storeId: number,
  { since, after, limit }: { readonly since: Date; readonly after: number | null; readonly limit: number },
) => {
  const { id, to, subject, createdAt, gaveUpAt, tries, lastError } = mailOutbox;
  return db
    .select({ id, to, subject, createdAt, gaveUpAt, tries, lastError, canSend: hasText })
    .from(mailOutbox)
    .where(and(givenUpSince(storeId, since), after === null ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(limit);
};

/** Queues these mails, or all, if they were given up and have their text. Returns their numbers. */
export async function queueAgain(
  tx: Tx,
  storeId: number,
  { ids, since, now }: { readonly ids: readonly number[] | null; readonly since: Date; readonly now: Date },
): Promise<number[]> {
  const rows = await tx
    .update(mailOutbox)
    .set({ gaveUpAt: null, tries: 0, dueAt: now, lastError: null })
    .where(and(givenUpSince(storeId, since), hasText, ids === null ? undefined : inArray(mailOutbox.id, [...ids])))
    .returning({ id: mailOutbox.id });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
