export interface NewMail {
  /** Unique for ever, such as `order-confirmed 102`: a second mail with this key is not queued. */
  readonly key: string;
  readonly to: string;
  /** The account that caused it: the mail is deleted with the account. */
  readonly customerId?: number | null;
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly replyTo?: string;
  /** For mailing lists: one-click unsubscribe URL. */
  readonly unsubscribeUrl?: string;
  /** Contains a secret link (a new password): its text is deleted once it is sent. */
  readonly secret?: boolean;
}

/** Texts are plain text; URLs start with the shop's own. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** The alternative beside a button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'lines'; readonly rows: readonly MailLine[] }
  | { readonly kind: 'totals'; readonly rows: readonly MailTotal[] }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

export interface MailLine {
  readonly name: string;
  readonly detail?: string;
  readonly quantity: number;
  readonly amount: string;
  readonly picture?: string;
}

export interface MailTotal {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}
