// Pure: values of fields as people type them, in the notation of their language, and as the API has them. Every value is a text
// in a form; an empty one is none.
import { type Field, type FieldKind, patterns } from '@vitrine/contract/fields/field.ts';
import { readAmount, type TypedAmount } from '../format/amount-input.ts';
import { editableAmount } from '../format/money.ts';

/** How a person writes numbers and amounts of the store. */
export interface Notation {
  readonly currency: string;
  readonly digits: number;
  readonly locale: string;
}

export type SentValue = string | number | boolean | null;

export type ValueIssue =
  | { readonly kind: 'amount'; readonly typed: Exclude<TypedAmount, { kind: 'amount' }> }
  | { readonly kind: 'whole' | 'number' | 'gtin' | 'first-language' }
  | { readonly kind: 'long' | 'much'; readonly max: number };

const MAX_DECIMALS = 6;
const thousands = /[\s\u00a0\u202f'’]/g;

/** An amount of the API is a decimal text. */
export function typedValue(kind: FieldKind, value: unknown, { digits, locale }: Notation): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'money') return editableAmount(String(value), digits, locale);
  if (kind === 'decimal')
    return Number(value).toLocaleString(locale, { useGrouping: false, maximumFractionDigits: MAX_DECIMALS });
  return String(value);
}

/** Null removes the value. */
export function readTyped(
  field: Field,
  typed: string,
  notation: Notation,
): { readonly value: SentValue } | { readonly issue: ValueIssue } {
  const text = typed.trim();
  if (text === '') return { value: null };
  switch (field.kind) {
    case 'money': {
      const read = readAmount(text, notation.currency, notation.digits, notation.locale);
      return read.kind === 'amount' ? { value: read.amount } : { issue: { kind: 'amount', typed: read } };
    }
    case 'count': {
      const plain = text.replace(thousands, '');
      return /^\d+$/.test(plain) ? atMost(Number(plain), field.max) : { issue: { kind: 'whole' } };
    }
    case 'decimal': {
      const read = readAmount(text, notation.currency, MAX_DECIMALS, notation.locale);
      if (read.kind === 'amount') return atMost(Number(read.amount), field.max);
      return { issue: read.kind === 'ambiguous' ? { kind: 'amount', typed: read } : { kind: 'number' } };
    }
    case 'flag':
      return { value: text === 'true' };
    case 'text':
    case 'texts':
    case 'richTexts':
      if (text.length > field.max) return { issue: { kind: 'long', max: field.max } };
      if (field.pattern === 'gtin' && !patterns.gtin.test(text)) return { issue: { kind: 'gtin' } };
      return { value: text };
    default:
      return { value: text };
  }
}

const atMost = (value: number, max = Number.MAX_SAFE_INTEGER) =>
  value > max ? { issue: { kind: 'much', max } as const } : { value };
