// Mails that were given up, for the people who run the shop: they see why, and have them sent again.
import type { Input } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/mail/staff-mail-shapes.ts';
import type { FailedMailPage } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { recordChange } from '../history/history.ts';
import { daysBefore } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { pageOf, readCursor } from '../platform/list-page.ts';
import type { StaffContext } from '../store/store.ts';
import { countMailsGivenUp, findMailsGivenUp, queueAgain } from './outbox-repository.ts';

/** Texts are stored this long after the last attempt: until then somebody can find out why a mail was not received. */
export const MAIL_DAYS = 30;

export const failedSince = (now: Date): Date => daysBefore(now, MAIL_DAYS);

export async function listFailedMails(
  { db, store, now }: StaffContext,
  { count: size, after }: Input<typeof shapes.listFailedMails>['query'],
): Promise<FailedMailPage> {
  const since = failedSince(now);
  const rows = await findMailsGivenUp(db, store.id, { since, after: readCursor(after)?.id ?? null, limit: size + 1 });
  return pageOf(rows, {
    size,
    counted: await countMailsGivenUp(db, store.id, since),
    keyOf: ({ id }) => [id],
    view: (shown) =>
      shown.map(({ id, to, subject, createdAt, gaveUpAt, tries, lastError, canSend }) => ({
        id,
        to,
        subject,
        createdAt: createdAt.toISOString(),
        gaveUpAt: (gaveUpAt ?? createdAt).toISOString(),
        tries,
        error: lastError,
        canSend,
      })),
  });
}

/** The workers send them as if they were new. The history names them by their number: an address in it would outlast an erasure. */
export async function sendMailsAgain(
  { db, store, now, actor }: StaffContext,
  { ids }: Input<typeof shapes.sendMailsAgain>['body'],
): Promise<{ queued: number }> {
  return inTransaction(db, async (tx) => {
    const queued = await queueAgain(tx, store.id, { ids, since: failedSince(now), now });
    await recordChange(
      tx,
      { storeId: store.id, at: now, actor, action: 'send mails again' },
      queued.map((id) => ({ kind: 'mail', key: String(id), fields: { sending: { from: 'failed', to: 'queued' } } })),
    );
    return { queued: queued.length };
  });
}
