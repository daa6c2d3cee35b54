// Reads the mails in the outbox.
import { asc } from 'drizzle-orm';
import { mailOutbox } from '../src/mail/mail-tables.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';

export type WrittenMail = typeof mailOutbox.$inferSelect;

export const writtenMails = ({ db }: OpenDatabase): Promise<WrittenMail[]> =>
  db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));

/** Returns the key in the mail's link to that page. */
export const keyIn = ({ text }: Pick<WrittenMail, 'text'>, page: string): string =>
  new RegExp(`${page}\\?key=(\\w+)`).exec(text)?.[1] ?? '';
