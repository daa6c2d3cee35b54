import { queueStoreMail } from '../mail/mail.ts';
import { contactMessages } from '../messages/en/contact.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import { languageName, type RequestContext } from '../store/store.ts';
import type { MessageRow } from './contact-repository.ts';

/** Mails the message to the merchant; a reply goes to the sender. */
export const queueMessageMail = (
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  row: MessageRow,
): Promise<void> =>
  queueStoreMail(tx, from, 'messages', (language) => {
    const words = translate(contactMessages, language);
    const subject = words.subjects[row.kind](row.name ?? row.email);
    const facts = [
      { label: words.name, value: row.name },
      { label: words.email, value: row.email },
      { label: words.phone, value: row.phone },
      { label: words.subject, value: row.subject },
      { label: words.orderNumber, value: row.orderNumber },
      { label: words.amount, value: row.amount },
      { label: words.language, value: languageName(row.language, language) },
    ];
    return {
      key: `contact ${row.id}`,
      replyTo: row.email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'facts', rows: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) },
        { kind: 'text', text: row.message },
        { kind: 'note', text: words.reply },
      ],
    };
  });
