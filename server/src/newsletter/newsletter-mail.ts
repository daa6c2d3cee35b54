import { type MailBlock, pageAddress, queueMail } from '../mail/mail.ts';
import { newsletterMessages } from '../messages/en/newsletter.ts';
import { translate } from '../messages/translate.ts';
import { isoDay } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { SubscriberRow } from './newsletter-repository.ts';

type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;

/** One-click unsubscribe URL for mail programs. */
export const oneClickAddress = ({ shopUrl }: Pick<From, 'shopUrl'>, { key }: Pick<SubscriberRow, 'key'>): string =>
  `${shopUrl}/api/v1/newsletter/one-click/${key}`;

export const leaveAddress = (shopUrl: string, { language, key }: Pick<SubscriberRow, 'key' | 'language'>): string =>
  pageAddress(shopUrl, language, `/reply/leave-newsletter?key=${key}`);

/** Confirmation mail, or a notice that the address is subscribed already. At most one a day to an address. */
export function queueConfirmationMail(tx: Tx, from: From, reader: SubscriberRow): Promise<void> {
  const { ask, known } = translate(newsletterMessages, reader.language);
  const key = `newsletter-asked ${reader.id} ${reader.confirmedAt ? 'known' : 'new'} ${isoDay(from.now)}`;
  if (reader.confirmedAt) return send(tx, from, reader, key, known, leaveBlocks(from, reader), true);
  const url = pageAddress(from.shopUrl, reader.language, `/reply/confirm-newsletter?key=${reader.key}`);
  const blocks: MailBlock[] = [
    { kind: 'button', label: ask.button, url },
    { kind: 'note', text: ask.note },
  ];
  return send(tx, from, reader, key, ask, blocks, false);
}

export function mailWelcome(tx: Tx, from: From, reader: SubscriberRow): Promise<void> {
  const key = `newsletter-welcome ${reader.id} ${reader.confirmedAt?.toISOString()}`;
  return send(
    tx,
    from,
    reader,
    key,
    translate(newsletterMessages, reader.language).welcome,
    leaveBlocks(from, reader),
    true,
  );
}

/** At most one a day to an address. */
export function mailLeaveLink(tx: Tx, from: From, reader: SubscriberRow): Promise<void> {
  const key = `newsletter-leave ${reader.id} ${isoDay(from.now)}`;
  return send(
    tx,
    from,
    reader,
    key,
    translate(newsletterMessages, reader.language).leaveAsked,
    leaveBlocks(from, reader),
    true,
  );
}

const leaveBlocks = ({ shopUrl }: From, reader: SubscriberRow): MailBlock[] => {
  const { leave, leaveButton } = translate(newsletterMessages, reader.language);
  return [
    { kind: 'text', text: leave },
    { kind: 'button', label: leaveButton, url: leaveAddress(shopUrl, reader) },
  ];
};

interface Letter {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly text: string;
}

function send(
  tx: Tx,
  from: From,
  reader: SubscriberRow,
  key: string,
  { subject, heading, text }: Letter,
  blocks: readonly MailBlock[],
  isList: boolean,
): Promise<void> {
  return queueMail(tx, from, {
    key,
    to: reader.email,
    language: reader.language,
    subject: subject(from.store.name),
    heading,
    blocks: [{ kind: 'text', text }, ...blocks],
    ...(isList && { unsubscribeUrl: oneClickAddress(from, reader) }),
  });
}
