// Interface of a payment method. A new adapter needs one file and one line in providers.ts.

export interface PaymentProvider {
  /** Code in the API and the database: test, stripe, bank-transfer, cash-on-delivery. */
  readonly code: string;
  readonly paymentType: 'CREDITCARD' | 'DIRECTBANK' | 'COD';
  readonly isTest: boolean;
  readonly name: (language: string) => string;
  readonly description: (language: string) => string;
  /** Null for payments outside the shop: the order is confirmed at once and paid later. */
  readonly online: OnlinePayments | null;
  /** Payment instructions, for payments outside the shop: a line of text, then a line for each fact. */
  readonly instructions?: (language: string, due: { orderNumber: string; amount: string }) => string;
}

/** Calls use the network or the database, must not run inside a transaction, and time out after ten seconds. */
export interface OnlinePayments {
  /** Opens a payment page. Repeated calls for one attempt return the same page. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** The current state of the payment. */
  ask(reference: string): Promise<ProviderPayment>;
  /** Finds a payment by the reference or another id of it; null when it does not belong to this shop. */
  find(name: string): Promise<ProviderPayment | null>;
  /**
   * Closes an unpaid page and returns the resulting state: it may have been paid a moment before. A pending payment
   * cannot be stopped.
   */
  close(reference: string): Promise<ProviderPayment>;
  /** Requests a refund, once per key. Its state is among the payment's refunds. */
  refund(reference: string, refund: { readonly amount: number; readonly key: string }): Promise<void>;
  /**
   * Verifies the raw bytes and parses the event without calling the provider. Irrelevant: a genuine event that is not
   * ours; it must be acknowledged with 200, or the provider repeats it.
   */
  readEvent(
    body: Buffer,
    header: (name: string) => string | undefined,
    now: Date,
  ): Promise<ProviderEvent | 'irrelevant' | RefusedEvent>;
  /** Pays without a payment page, in test mode only. */
  payAtOnce?(reference: string): Promise<void>;
  /** For storefronts that collect the card with the provider's script and send its token. */
  readonly cards?: CardPayments;
}

/** References of these payments work with the other calls, too. */
export interface CardPayments {
  /** Whether this is a token of the provider. */
  isToken(token: string): boolean;
  /** Registers the payment, without a card yet. Repeated calls for one attempt return the same payment. */
  create(request: PaymentRequest): Promise<{ readonly reference: string }>;
  /**
   * Charges the card. accepted: paid or being processed. declined: the card or the token cannot be used. action: the
   * shopper's bank wants a confirmation, which needs a page.
   */
  charge(reference: string, token: string): Promise<'accepted' | 'declined' | 'action'>;
}

export interface PaymentRequest {
  /** Id of the payment attempt. */
  readonly attempt: string;
  readonly orderId: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly emailAddress: string;
  readonly language: string;
  /** Name of the merchant on the payment page. */
  readonly shopName: string;
  /** Description in the shopper's language. */
  readonly description: string;
  readonly successUrl: string;
  readonly failedUrl: string;
  /** The page cannot be paid after this time. */
  readonly expiresAt: Date;
}

export interface StartedPayment {
  readonly reference: string;
  readonly redirectUrl: string;
}

/** declined: by the bank or the provider. canceled: by the shopper. expired: not paid in time. */
export type FailedReason = 'declined' | 'canceled' | 'expired';

export interface ProviderPayment {
  readonly reference: string;
  /** The attempt it was started for. */
  readonly attempt: string;
  /** open: not paid yet. pending: the provider is processing it. failed: declined, abandoned or expired. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed';
  /** Why it has failed, as far as the provider tells. */
  readonly failure?: FailedReason | null;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  /** Sum of finished refunds. */
  readonly refunded: number;
  readonly refunds: readonly ProviderRefund[];
}

export interface ProviderRefund {
  /** Idempotency key; null for refunds made at the provider. */
  readonly key: string | null;
  /** failed: final, the money was not returned. */
  readonly state: 'pending' | 'done' | 'failed';
  /** Error code of a failed refund. */
  readonly reason?: string;
}

export interface ProviderEvent {
  /** Id at the provider: the same event may arrive several times. */
  readonly id: string;
  /** Reference of the payment, or another id that `find` accepts. */
  readonly reference: string;
  /** Null when the event only contains the payment. */
  readonly payment: ProviderPayment | null;
  readonly dispute?: ProviderDispute;
}

/** A dispute (chargeback) opened by the cardholder's bank. */
export interface ProviderDispute {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** Reason code such as `fraudulent`. */
  readonly reason: string;
  /** open: the merchant should respond. review: the bank decides. closed: ended without a decision. */
  readonly state: 'open' | 'review' | 'won' | 'lost' | 'closed';
  /** ISO times: deadline of the response, and time of this description. */
  readonly dueBy: string | null;
  readonly at: string;
}

/** Why a webhook is refused: wrong signature, wrong mode (test or live), or too old. */
export interface RefusedEvent {
  readonly refused: 'signature' | 'mode' | 'time';
}

/** The provider did not respond in time: the payment state is unknown, retry later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider refused the request, such as a wrong key or a too small amount: the merchant has to act. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  /** Error code for the log. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the payment provider refused: ${code}`, options);
    this.code = code;
  }
}

/** A shop with an https address is considered live. */
export const isSecure = (shopUrl: string): boolean => shopUrl.startsWith('https:');
