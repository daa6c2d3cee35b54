import type { Letter } from './letter.ts';

/** Who takes the letters away. Says no by an error; `Undeliverable` when asking again cannot help. */
export interface Carrier {
  /** Whether the letters stay in the outbox to be read there. */
  readonly keepsLetters: boolean;
  carry(letter: Letter): Promise<void>;
}

export class Undeliverable extends Error {}

/** For trying the shop: the outbox itself is the mailbox, and nothing leaves the house. */
export const mailboxCarrier: Carrier = { keepsLetters: true, carry: async () => {} };
