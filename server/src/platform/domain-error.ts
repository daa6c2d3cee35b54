// Domain errors: the expected errors of use cases, with a code and a translated message.
import { type DomainErrorCode, domainErrorMessage, domainErrorStatus } from '@vitrine/contract/domain-error.ts';

/** A value that is itself a text is written in the language of the message. */
type Values = Readonly<Record<string, string | number | ((language: string) => string)>>;

export interface Details {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  readonly [name: string]: unknown;
}

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly status: number;
  /** Cache tags: a cached "not found" page is invalidated when the thing is created. */
  tags: ReadonlySet<string> | undefined;
  /** From this moment on it may be there. */
  validUntil: Date | undefined;
  /** Data sent with the message, for the client. */
  readonly details: Details;
  private readonly values: Values;

  constructor(code: DomainErrorCode, values: Values, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = domainErrorStatus[code];
    this.values = values;
    this.details = details;
  }

  messageIn(language: string): string {
    const values = Object.entries(this.values).map(
      ([name, value]) => [name, typeof value === 'function' ? value(language) : value] as const,
    );
    return domainErrorMessage(this.code, Object.fromEntries(values), language);
  }
}

export function throwDomainError(code: DomainErrorCode, values: Values = {}, details: Details = {}): never {
  throw new DomainError(code, values, details);
}
