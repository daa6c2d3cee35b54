// The law requires an immediate receipt on a durable medium, with the content and the time of receipt.

import { momentInWords } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import { backOfficeAddress, type MailFact, queueMail, queueStoreMail } from '../mail/mail.ts';
import { withdrawalMessages } from '../messages/en/withdrawal.ts';
import { translate } from '../messages/translate.ts';
import { isoDay } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { WithdrawalRow } from './withdrawal-repository.ts';

type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;

/** At most one a day: the same declaration later gets the same receipt again. */
export async function queueReceiptMail(tx: Tx, from: From, row: WithdrawalRow): Promise<void> {
  const { receipt, receivedAt } = translate(withdrawalMessages, row.language);
  await queueMail(tx, from, {
    key: `withdrawal-receipt ${row.id} ${isoDay(from.now)}`,
    to: row.email,
    language: row.language,
    subject: receipt.subject(row.orderNumber, from.store.name),
    heading: receipt.heading,
    blocks: [
      { kind: 'text', text: receipt.text },
      { kind: 'facts', rows: [{ label: receivedAt, value: momentIn(row, row.language) }] },
      { kind: 'text', text: row.declaration },
      { kind: 'text', text: receipt.next },
      { kind: 'note', text: receipt.note },
    ],
    ...(from.store.email !== null && { replyTo: from.store.email }),
  });
}

/** A reply goes to the shopper. */
export const queueWithdrawalNotice = (tx: Tx, from: From, row: WithdrawalRow): Promise<void> =>
  queueStoreMail(tx, from, 'orders', (language) => {
    const { merchant } = translate(withdrawalMessages, language);
    const subject = merchant.subject(row.orderNumber);
    return {
      key: `withdrawal ${row.id}`,
      replyTo: row.email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'facts', rows: factsOf(row, language) },
        { kind: 'text', text: row.declaration },
        ...(row.orderId === null
          ? []
          : [
              {
                kind: 'button' as const,
                label: merchant.button,
                url: backOfficeAddress(from.shopUrl, `/orders/${row.orderId}`),
              },
            ]),
        { kind: 'note', text: merchant.note },
      ],
    };
  });

function factsOf(row: WithdrawalRow, language: string): MailFact[] {
  const { merchant, receivedAt } = translate(withdrawalMessages, language);
  const isMatched = row.orderId !== null;
  return [
    { label: receivedAt, value: momentIn(row, language) },
    { label: merchant.order, value: isMatched ? String(row.orderId) : merchant.unmatched },
    ...(isMatched ? [{ label: merchant.period, value: row.inTime ? merchant.inTime : merchant.late }] : []),
  ];
}

const momentIn = ({ receivedAt }: WithdrawalRow, language: string): string =>
  momentInWords(receivedAt.toISOString(), language);
