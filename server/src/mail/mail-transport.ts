import type { EmailMessage } from './email-message.ts';

/** Who takes the letters away. Says no by an error; `Undeliverable` when asking again cannot help. */
export interface MailTransport {
  /** Whether the letters stay in the outbox to be read there. */
  readonly keepsLetters: boolean;
  send(letter: EmailMessage): Promise<void>;
}

export class Undeliverable extends Error {}

/** For trying the shop: the outbox itself is the mailbox, and nothing leaves the house. */
export const mailboxTransport: MailTransport = { keepsLetters: true, send: async () => {} };
