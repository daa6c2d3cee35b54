// The one way a use case says no.
import { type RefusalCode, refusals } from '@vitrine/contract/failure.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Details {
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
  readonly [name: string]: unknown;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  /** What the refusal speaks of: a page that shows "not there" must be forgotten when it comes to be there. */
  tags: ReadonlySet<string> | undefined;
  /** What the caller needs to go on, sent beside the message. */
  readonly details: Details;
  private readonly values: Values;

  constructor(code: RefusalCode, values: Values, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = refusals[code].status;
    this.values = values;
    this.details = details;
  }

  /** The message in the shopper's language, English where we do not speak it. */
  in(language: string): string {
    const words = refusals[this.code][language === 'fr' ? 'fr' : 'en'];
    return words.replace(/\{(\w+)\}/g, (_, name: string) => String(this.values[name] ?? ''));
  }
}

export function refuse(code: RefusalCode, values: Values = {}, details: Details = {}): never {
  throw new Refusal(code, values, details);
}
