import type { Tx } from '../platform/database/database.ts';
import type { RequestContext, StoreRow } from '../store/store.ts';
import type { NewMail } from './new-mail.ts';
import { queueMail } from './queue-mail.ts';

export type StoreMail = Omit<NewMail, 'to' | 'language'>;

/** The merchant reads the first language of the store, at the address for notices or else at the store's own, if there is one. */
export function findStoreRecipient({
  email,
  noticeEmail,
  languages,
}: StoreRow): Pick<NewMail, 'to' | 'language'> | null {
  const to = noticeEmail ?? email;
  return to ? { to, language: languages[0] ?? 'en' } : null;
}

/** Queues a mail to the merchant. Nothing is queued when the store has no address. */
export async function queueStoreMail(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  write: (language: string) => StoreMail | Promise<StoreMail>,
): Promise<void> {
  const reader = findStoreRecipient(from.store);
  if (reader) await queueMail(tx, from, { ...(await write(reader.language)), ...reader });
}
