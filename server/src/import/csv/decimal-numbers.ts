// Pure: reads numbers of files that write them as 1,250.00 or as 1.250,00.
import { createIssue } from '../../product-editing/entries/issue.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';

export type DecimalSign = '.' | ',';

/** The only sign that this text can have before its decimals; undefined when it has none, or when both are possible. */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const signs = text.replace(/[^.,]/g, '');
  if (signs === '') return undefined;
  const last = signs.at(-1) as DecimalSign;
  if (new Set(signs).size === 2) return last;
  // The same sign twice separates thousands.
  if (signs.length > 1) return last === '.' ? ',' : '.';
  const digits = text.slice(text.lastIndexOf(last) + 1).replace(/\D/g, '');
  return digits.length === 3 && /^\D*[1-9]\d{0,2}[.,]/.test(text) ? undefined : last;
}

/** Undefined when the text is no number. `sign` decides only where the text can be read in two ways. */
export function readNumber(text: string, sign: DecimalSign): number | undefined {
  const given = text.trim();
  const decimal = decimalSignOf(given) ?? sign;
  const thousands = decimal === '.' ? ',' : '.';
  const grouped = given.includes(thousands);
  const [whole = '', fraction = '', ...rest] = given.split(decimal);
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+$`).test(whole);
  if (rest.length > 0 || (grouped && !isGrouped) || !/^\d*$/.test(fraction)) return undefined;
  const digits = whole.replaceAll(thousands, '');
  if (!/^-?\d*$/.test(digits) || digits + fraction === '' || digits + fraction === '-') return undefined;
  return Number(`${digits === '' || digits === '-' ? `${digits}0` : digits}.${fraction || '0'}`);
}

export interface SignedNumber {
  readonly text: string;
  readonly line: number;
}

/** Sees all numbers of a file before the first is read: a file has one decimal sign. */
export class DecimalSigns {
  /** The first number with each sign. */
  private readonly first = new Map<DecimalSign, SignedNumber>();

  see(number: SignedNumber): void {
    const sign = decimalSignOf(number.text);
    if (sign && !this.first.has(sign)) this.first.set(sign, number);
  }

  /** A file that has both signs needs the merchant's decision. */
  choose(decided: DecimalSign | undefined, issues: Pick<ImportIssues, 'add'>): DecimalSign {
    if (decided !== undefined) return decided;
    const [one, other] = [...this.first.values()];
    if (!one || !other) return [...this.first.keys()][0] ?? '.';
    issues.add('error', other.line, undefined, createIssue('decimal-signs', other.text, one.text, one.line));
    return '.';
  }
}
