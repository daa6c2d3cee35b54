import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { NewMail } from './new-mail.ts';
import { queueMail } from './queue-mail.ts';

export type MerchantMail = Omit<NewMail, 'to' | 'language'>;

/**
 * Queues a mail to the merchant, in the first language of the store, to the address for notices or else to the store's
 * own. Nothing is queued when the store has neither.
 */
export async function queueMerchantMail(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  write: (language: string) => MerchantMail | Promise<MerchantMail>,
): Promise<void> {
  const { email, noticeEmail, languages } = from.store;
  const to = noticeEmail ?? email;
  if (!to) return;
  const language = languages[0] ?? 'en';
  await queueMail(tx, from, { ...(await write(language)), to, language });
}
