// The one way a use case says no.
import { type RefusalCode, refusals } from '@vitrine/contract/failure.ts';

type Values = Readonly<Record<string, string | number>>;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  /** What the refusal speaks of: a page that shows "not there" must be forgotten when it comes to be there. */
  tags: ReadonlySet<string> | undefined;
  private readonly values: Values;

  constructor(code: RefusalCode, values: Values) {
    super(code);
    this.code = code;
    this.status = refusals[code].status;
    this.values = values;
  }

  /** The message in the shopper's language, English where we do not speak it. */
  in(language: string): string {
    const words = refusals[this.code][language === 'fr' ? 'fr' : 'en'];
    return words.replace(/\{(\w+)\}/g, (_, name: string) => String(this.values[name] ?? ''));
  }
}

export function refuse(code: RefusalCode, values: Values = {}): never {
  throw new Refusal(code, values);
}
