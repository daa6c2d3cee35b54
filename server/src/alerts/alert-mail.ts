import type { VariantLabel } from '../catalog/catalog.ts';
import { pageAddress, queueMail } from '../mail/mail.ts';
import { alertMessages } from '../messages/en/alert.ts';
import { translate } from '../messages/translate.ts';
import { isoDay } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { formatMoney } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import type { AlertRow } from './alerts-repository.ts';
import type { Reason } from './choose-alerts.ts';

export type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;

/** Confirmation mail; at most one a day per alert. */
export function queueConfirmationMail(tx: Tx, from: From, row: AlertRow, { name }: VariantLabel): Promise<void> {
  const { ask, product } = translate(alertMessages, row.language);
  const reply = (what: string) => pageAddress(from.shopUrl, row.language, `/reply/${what}?key=${row.key}`);
  return queueMail(tx, from, {
    key: `alert-asked ${row.id} ${isoDay(from.now)}`,
    to: row.email,
    language: row.language,
    subject: ask.subject(name),
    heading: ask.heading,
    blocks: [
      { kind: 'facts', rows: [{ label: product, value: name }] },
      { kind: 'text', text: ask[row.kind] },
      { kind: 'button', label: ask.button, url: reply('confirm-alert') },
      { kind: 'note', text: ask.note },
      { kind: 'note', text: ask.stop(reply('stop-alert')) },
    ],
  });
}

/** The alert itself. */
export function queueAlertMail(
  tx: Tx,
  from: From,
  row: AlertRow,
  { name, path }: VariantLabel,
  reason: Reason,
  price: number,
): Promise<void> {
  const words = translate(alertMessages, row.language);
  const told = words.told[reason];
  const money = (amount: number) => formatMoney(amount, from.store.currency, row.language);
  const cost = reason === 'cheaper' ? `${money(price)} (${words.before(money(row.seenPrice))})` : money(price);
  return queueMail(tx, from, {
    key: `alert ${row.id}`,
    to: row.email,
    language: row.language,
    subject: told.subject(name),
    heading: told.heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: words.product, value: name },
          { label: words.price, value: cost },
        ],
      },
      { kind: 'text', text: told.text },
      { kind: 'button', label: told.button, url: pageAddress(from.shopUrl, row.language, path) },
      { kind: 'note', text: words.end },
    ],
  });
}
