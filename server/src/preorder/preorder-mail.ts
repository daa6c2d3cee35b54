import { dayText } from '@vitrine/contract/text/number-text.ts';
import type { VariantLabel } from '../catalog/catalog.ts';
import { type MailBlock, pageAddress, queueMail } from '../mail/mail.ts';
import { preorderMessages } from '../messages/en/preorder.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { PreOrderRow } from './preorder-repository.ts';

type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;

/** Sent once per pre-order; the same request with the same quantity sends no second mail. */
export function queuePreOrderMail(tx: Tx, from: From, row: PreOrderRow, label: VariantLabel): Promise<void> {
  const { placed, ...words } = translate(preorderMessages, row.language);
  return queueMail(tx, from, {
    key: `preorder ${row.id} ${row.quantity}`,
    to: row.email,
    language: row.language,
    subject: placed.subject(label.name),
    heading: placed.heading,
    blocks: [
      facts(row, label, [{ label: words.expected, value: day(row.expectedOn, row.language) }]),
      { kind: 'text', text: placed.text },
      { kind: 'text', text: placed.cancel },
      { kind: 'button', label: placed.button, url: replyAddress(from, row, 'cancel-preorder') },
      { kind: 'note', text: placed.note },
    ],
  });
}

export function mailInvitation(tx: Tx, from: From, row: PreOrderRow, label: VariantLabel): Promise<void> {
  const { invited } = translate(preorderMessages, row.language);
  return queueMail(tx, from, {
    key: `preorder-invited ${row.id}`,
    to: row.email,
    language: row.language,
    subject: invited.subject(label.name),
    heading: invited.heading,
    blocks: [
      facts(row, label, []),
      { kind: 'text', text: invited.text },
      { kind: 'button', label: invited.button, url: pageAddress(from.shopUrl, row.language, label.path) },
      { kind: 'note', text: invited.note },
    ],
  });
}

const replyAddress = ({ shopUrl }: From, { language, key }: PreOrderRow, what: string): string =>
  pageAddress(shopUrl, language, `/reply/${what}?key=${key}`);

function facts(
  { quantity, language }: PreOrderRow,
  { name }: VariantLabel,
  more: { label: string; value: string }[],
): MailBlock {
  const words = translate(preorderMessages, language);
  return {
    kind: 'facts',
    rows: [{ label: words.product, value: name }, { label: words.quantity, value: String(quantity) }, ...more],
  };
}

const day = (date: string, language: string): string => dayText(new Date(`${date}T00:00:00Z`), language);
