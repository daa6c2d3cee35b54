import type { Database } from '../platform/database/database.ts';
import { mailOutbox } from './mail-tables.ts';

export type MailRow = typeof mailOutbox.$inferSelect;
export type NewMailRow = typeof mailOutbox.$inferInsert;

/** What has been queued under the same key before stays as it is. */
export async function addMail(tx: Database, mail: NewMailRow): Promise<void> {
  await tx.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.key });
}
