import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import { mailWelcome, queueConfirmationMail } from './newsletter-mail.ts';
import { confirmByKey, type NewSubscriber, saveSubscriber } from './newsletter-repository.ts';

export interface Joining extends Omit<NewSubscriber, 'storeId' | 'askedAt'> {
  /** The address is verified, so no confirmation mail is needed. */
  readonly isProven: boolean;
}

export async function joinNewsletter(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  { isProven, ...reader }: Joining,
): Promise<void> {
  const row = await saveSubscriber(tx, { ...reader, storeId: from.store.id, askedAt: from.now });
  if (!isProven) return queueConfirmationMail(tx, from, row);
  const confirmed = row.confirmedAt === null ? await confirmByKey(tx, row.key, from.now) : undefined;
  if (confirmed) await mailWelcome(tx, from, confirmed);
}
