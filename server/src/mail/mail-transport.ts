import type { EmailMessage } from './email-message.ts';

/** Mail transport. Throws on failure; `Undeliverable` means do not retry. */
export interface MailTransport {
  /** Whether sent mails stay readable in the outbox. */
  readonly retainsMails: boolean;
  send(letter: EmailMessage): Promise<void>;
}

export class Undeliverable extends Error {}

/** For trying the shop: the outbox itself is the mailbox, and nothing is sent. */
export const mailboxTransport: MailTransport = { retainsMails: true, send: async () => {} };
