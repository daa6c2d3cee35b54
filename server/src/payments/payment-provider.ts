// The port: what a way to pay must be able to do. An adapter is one file that keeps this promise and one line in providers.ts.

export interface PaymentProvider {
  /** Names it on the wire and in the database: test, stripe, bank-transfer, cash-on-delivery. */
  readonly code: string;
  readonly paymentType: 'CREDITCARD' | 'DIRECTBANK' | 'COD';
  readonly isTest: boolean;
  readonly name: (language: string) => string;
  readonly description: (language: string) => string;
  /** Null for ways to pay outside the shop: the order stands at once, the money comes later. */
  readonly online: OnlinePayments | null;
  /** How to pay what is due, for ways to pay outside the shop. */
  readonly instructions?: (language: string, orderId: number) => string;
}

/** Every call goes over the network or the database, never inside a transaction, and gives up after ten seconds. */
export interface OnlinePayments {
  /** Opens a page to pay on. Asked twice for one attempt, it answers the same page. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** The truth of now. */
  ask(reference: string): Promise<ProviderPayment>;
  /** The payment with this name, which need not be the reference; null when it is none of this shop's. */
  find(name: string): Promise<ProviderPayment | null>;
  /**
   * Makes a page that was not paid on unpayable, and answers what became of it: it may have been paid a moment before.
   * What is pending cannot be stopped any more and stays so.
   */
  close(reference: string): Promise<ProviderPayment>;
  /** Asks for money to be given back, once a key. What became of it is among the payment's refunds. */
  refund(reference: string, refund: { readonly amount: number; readonly key: string }): Promise<void>;
  /**
   * What a webhook says, verified over the bytes as they came and without asking the provider. Irrelevant: from the provider,
   * but about nothing of ours; it wants a 200, or it will come again.
   */
  readEvent(
    body: Buffer,
    header: (name: string) => string | undefined,
    now: Date,
  ): Promise<ProviderEvent | 'irrelevant' | RefusedEvent>;
  /** Pays without a page, for callers that know no redirect; only where no money moves. */
  payAtOnce?(reference: string): Promise<void>;
}

export interface PaymentRequest {
  /** One try to pay for one order. */
  readonly attempt: string;
  readonly orderId: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly emailAddress: string;
  readonly language: string;
  /** The merchant, as the page to pay on names it. */
  readonly shopName: string;
  /** What is paid for, in the shopper's language. */
  readonly description: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  /** Nothing may be paid from then on. */
  readonly expiresAt: Date;
}

export interface StartedPayment {
  readonly reference: string;
  readonly redirectUrl: string;
}

export interface ProviderPayment {
  readonly reference: string;
  /** The one it was started for. */
  readonly attempt: string;
  /** open: the page waits. pending: the provider is still at it. failed: refused, given up or too late. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed';
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  /** What has gone back so far; a refund under way does not count. */
  readonly refunded: number;
  readonly refunds: readonly ProviderRefund[];
}

export interface ProviderRefund {
  /** The one it was asked for with; null when it was made at the provider. */
  readonly key: string | null;
  /** failed: the money did not and will not go back this way. */
  readonly state: 'pending' | 'done' | 'failed';
  /** Why it failed, as a code. */
  readonly reason?: string;
}

export interface ProviderEvent {
  /** The provider's own id: the same event may come many times. */
  readonly id: string;
  /** Of the payment, or another name that `find` understands. */
  readonly reference: string;
  /** Null when the event names the payment only. */
  readonly payment: ProviderPayment | null;
  readonly dispute?: ProviderDispute;
}

/** A cardholder has told the bank that the payment was wrong. */
export interface ProviderDispute {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** A word of the provider such as `fraudulent`. */
  readonly reason: string;
  /** open: the merchant should answer. review: the bank decides. closed: ended without a decision. */
  readonly state: 'open' | 'review' | 'won' | 'lost' | 'closed';
  /** ISO times: when an answer must be there, and when the provider described it so. */
  readonly dueBy: string | null;
  readonly at: string;
}

/** Why a webhook is refused: not signed by the provider, of test mode in a live shop or the other way round, not of now. */
export interface RefusedEvent {
  readonly refused: 'signature' | 'mode' | 'time';
}

/** The provider did not answer, or not in time: nothing is known, ask again later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider answered and refused, such as a wrong key or too small an amount: the merchant has to act. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  /** A word of the provider's, for the log. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the payment provider refused: ${code}`, options);
    this.code = code;
  }
}
