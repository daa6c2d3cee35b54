export interface NewMail {
  /** Unique for ever, such as `order-confirmed 102`: what has been queued under it is not queued again. */
  readonly key: string;
  readonly to: string;
  /** The account that is the reason for it: the mail goes when the account goes. */
  readonly customerId?: number | null;
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly replyTo?: string;
  /** For lists: where one click ends them. */
  readonly unsubscribeUrl?: string;
  /** Holds a secret link (a new password): its text is erased once it is sent. */
  readonly secret?: boolean;
}

/** Plain text throughout; addresses start with the shop's own. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Beside a button: the other choice. */
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
