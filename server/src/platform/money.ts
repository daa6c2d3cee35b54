// Amounts are integers in the currency's smallest unit everywhere except in API responses.

import { moneyFormat } from '@vitrine/contract/text/number-text.ts';
import { refuse } from './refusal.ts';

const digits = new Map<string, number>();
const formats = new Map<string, (amount: number) => string>();

/** How many decimals a currency has: 2 for USD, 0 for JPY, 3 for TND. */
function currencyDigits(currency: string): number {
  let cached = digits.get(currency);
  if (cached === undefined) {
    cached = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, cached);
  }
  return cached;
}

export const toMajor = (minor: number, currency: string): number => minor / 10 ** currencyDigits(currency);

/** The amount as a decimal number with all its digits, for programs: 24.50. */
export const toDecimal = (minor: number, currency: string): string =>
  toMajor(minor, currency).toFixed(currencyDigits(currency));

/** Minor units of an amount such as 24.5, or null when it has more decimals than the currency. */
export function toMinor(major: number, currency: string): number | null {
  const scaled = major * 10 ** currencyDigits(currency);
  const minor = Math.round(scaled);
  return Math.abs(scaled - minor) < 1e-6 ? minor : null;
}

export const toMinorRounded = (major: number, currency: string, round: (value: number) => number): number =>
  toMinor(major, currency) ?? round(major * 10 ** currencyDigits(currency));

/** The largest amount the database holds. */
export const MAX_AMOUNT = 2_147_483_647;

/** Formats an amount for a language: $24.50, or 24,50 $. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const key = `${language}/${currency}`;
  const format = formats.get(key) ?? moneyFormat(currency, language);
  formats.set(key, format);
  return format(toMajor(minor, currency));
}

// Pure: shares of integer amounts. The product of two amounts may not fit a number, so it is computed with BigInt.

/** `amount × part / whole`, rounded to the nearest, halves up. No argument is negative. */
export function proportionalShare(amount: number, part: number, whole: number): number {
  const divisor = BigInt(whole);
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor));
}

/**
 * Splits an amount in proportion to the weights so that the shares add up to it exactly: what rounding down leaves over
 * goes to the largest remainders, and among equal ones to the first.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((value) => Number(value / whole));
  const over = amount - shares.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of order.slice(0, over)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** An amount that somebody typed, in minor units: above 0, and with no more decimals than the currency has. */
export function readAmount(text: string, currency: string): number {
  const amount = toMinor(Number(text), currency);
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : refuse('price.invalid', { currency });
}
