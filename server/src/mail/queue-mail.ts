import type { Tx } from '../platform/database/database.ts';
import type { RequestContext, StoreRow } from '../store/store.ts';
import { oneLine } from './clean-text.ts';
import { frameOf } from './mail-frame.ts';
import type { NewMail } from './new-mail.ts';
import { addMails, type NewRow } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';

/**
 * Queues mails in the caller's transaction, so that they exist only if the change is committed. They are rendered now and
 * sent soon after the commit.
 */
export async function queueMail(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  ...mails: readonly [NewMail, ...NewMail[]]
): Promise<void> {
  await addMails(
    tx,
    mails.map((mail) => rowFor(from, mail)),
  );
}

function rowFor({ store, now, shopUrl }: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>, mail: NewMail): NewRow {
  const { subject, html, text } = renderMail(frameOf(store, shopUrl, mail.language), mail);
  return {
    storeId: store.id,
    key: mail.key,
    customerId: mail.customerId ?? null,
    to: oneLine(mail.to),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    unsubscribeUrl: mail.unsubscribeUrl === undefined ? null : oneLine(mail.unsubscribeUrl),
    language: mail.language,
    subject: oneLine(subject),
    html,
    text,
    secret: mail.secret ?? false,
    createdAt: now,
    dueAt: now,
  };
}

export type StoreMail = Omit<NewMail, 'to' | 'language'>;

/** Subjects that the shop writes to the merchant about. Most can have an address of their own. */
export type NoticeTopic = 'orders' | 'messages' | 'stock' | 'others';

const ownAddress = {
  orders: ({ orderNoticeEmail }) => orderNoticeEmail,
  messages: ({ messageNoticeEmail }) => messageNoticeEmail,
  stock: ({ stockNoticeEmail }) => stockNoticeEmail,
  others: () => null,
} satisfies Readonly<Record<NoticeTopic, (store: StoreRow) => string | null>>;

/** The merchant reads the first language of the store, at the address for such notices or else at the store's own, if there is one. */
export function findStoreRecipient(store: StoreRow, topic: NoticeTopic): Pick<NewMail, 'to' | 'language'> | null {
  const { email, noticeEmail, languages } = store;
  const to = ownAddress[topic](store) ?? noticeEmail ?? email;
  return to ? { to, language: languages[0] ?? 'en' } : null;
}

/** Queues a mail to the merchant. Nothing is queued when the store has no address. */
export async function queueStoreMail(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  topic: NoticeTopic,
  write: (language: string) => StoreMail | Promise<StoreMail>,
): Promise<void> {
  const reader = findStoreRecipient(from.store, topic);
  if (reader) await queueMail(tx, from, { ...(await write(reader.language)), ...reader });
}
