// Pure: converts a mail of the outbox to a message for the mail server.

import { createHash } from 'node:crypto';
import { oneLine } from './clean-text.ts';
import type { OutgoingMail } from './outbox-repository.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface EmailMessage {
  readonly messageId: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly unsubscribeUrl: string | undefined;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Sender {
  /** `Name <address>` or an address; without it, the store's own address. */
  readonly from: string | undefined;
  readonly shopUrl: string;
}

/** A comma would make two recipients, and angle brackets could contain commands. */
export const isOneAddress = (text: string): boolean => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text);

type MailToSend = Pick<
  OutgoingMail,
  'key' | 'createdAt' | 'store' | 'to' | 'replyTo' | 'unsubscribeUrl' | 'language' | 'subject' | 'html' | 'text'
>;

/** Uses only the row: a mail that is sent twice is identical, so that mail programs can detect the duplicate. */
export function toEmailMessage(mail: MailToSend, sender: Sender): EmailMessage {
  const host = new URL(sender.shopUrl).hostname;
  return {
    messageId: `<${createHash('sha256').update(mail.key).digest('hex')}@${host}>`,
    date: mail.createdAt,
    from: fromOf(mail.store, sender.from, host),
    to: oneLine(mail.to),
    replyTo: [mail.replyTo, mail.store.email].find((address) => isOneAddress(address ?? '')) ?? undefined,
    unsubscribeUrl: mail.unsubscribeUrl === null ? undefined : oneLine(mail.unsubscribeUrl),
    language: oneLine(mail.language),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
  };
}

export function fromOf(store: OutgoingMail['store'], from: string | undefined, host: string): Mailbox {
  const [, name = '', address = ''] = /^(?:"?(.*?)"?\s*<)?([^<>]*)>?$/.exec(oneLine(from ?? '')) ?? [];
  const addresses = [address, store.email ?? ''];
  return { name: name || oneLine(store.name), address: addresses.find(isOneAddress) ?? `no-reply@${host}` };
}

/** Mail transport. Throws on an error; `Undeliverable` means do not retry. */
export interface MailTransport {
  /** Whether sent mails stay readable in the outbox. */
  readonly retainsMails: boolean;
  send(letter: EmailMessage): Promise<void>;
}

export class Undeliverable extends Error {}

/** For trying the shop: the outbox itself is the mailbox, and nothing is sent. */
export const mailboxTransport: MailTransport = { retainsMails: true, send: async () => {} };
