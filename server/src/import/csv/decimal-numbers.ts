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

/** One sign for the whole file; the two lines that contradict each other when there are two. */
export function chooseSign(
  numbers: Iterable<SignedNumber>,
): { readonly sign: DecimalSign } | { readonly contradiction: readonly [SignedNumber, SignedNumber] } {
  const first = new Map<DecimalSign, SignedNumber>();
  for (const number of numbers) {
    const sign = decimalSignOf(number.text);
    if (sign && !first.has(sign)) first.set(sign, number);
  }
  const [one, other] = [...first.values()];
  if (one && other) return { contradiction: [one, other] };
  return { sign: [...first.keys()][0] ?? '.' };
}

/** The decimal sign of a file; a file that has both needs the merchant's decision. */
export function chooseDecimalSign(
  numbers: Iterable<SignedNumber>,
  decided: DecimalSign | undefined,
  issues: ImportIssues,
): DecimalSign {
  if (decided !== undefined) return decided;
  const chosen = chooseSign(numbers);
  if ('sign' in chosen) return chosen.sign;
  const [one, other] = chosen.contradiction;
  issues.add('error', other.line, undefined, createIssue('decimal-signs', other.text, one.text, one.line));
  return '.';
}
