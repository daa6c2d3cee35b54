// Domain errors: the expected errors of use cases, with a code and a translated message.
import { type RefusalCode, refusalMessage, refusalStatus } from '@vitrine/contract/failure.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Details {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  readonly [name: string]: unknown;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  /** Cache tags: a cached "not found" page is invalidated when the thing is created. */
  tags: ReadonlySet<string> | undefined;
  /** Data sent with the message, for the client. */
  readonly details: Details;
  private readonly values: Values;

  constructor(code: RefusalCode, values: Values, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = refusalStatus[code];
    this.values = values;
    this.details = details;
  }

  messageIn(language: string): string {
    return refusalMessage(this.code, this.values, language);
  }
}

export function refuse(code: RefusalCode, values: Values = {}, details: Details = {}): never {
  throw new Refusal(code, values, details);
}
