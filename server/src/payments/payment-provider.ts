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
  /** Makes a page that was not paid on unpayable, and answers what became of it: it may have been paid a moment before. */
  close(reference: string): Promise<ProviderPayment>;
  /** Gives money back, once a key. */
  refund(reference: string, refund: { readonly amount: number; readonly key: string }): Promise<void>;
  /** What a webhook says, or null when it is not from the provider. Verified over the bytes as they came. */
  readEvent(body: Buffer, header: (name: string) => string | undefined, now: Date): ProviderEvent | null;
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
  /** open: the page waits. pending: the provider is still at it. failed: refused, given up or too late. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed';
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  /** What was given back so far. */
  readonly refunded: number;
}

export interface ProviderEvent {
  /** The provider's own id: the same event may come many times. */
  readonly id: string;
  readonly reference: string;
  readonly payment: ProviderPayment;
}

/** The provider did not answer, or not in time: nothing is known, ask again later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
