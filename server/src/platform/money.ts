// Amounts are integers in the currency's smallest unit everywhere except in API responses.

import { MAX_AMOUNT, toMajor, toMinor } from '@vitrine/contract/text/minor-units.ts';
import { moneyFormat } from '@vitrine/contract/text/number-text.ts';
import { throwDomainError } from './domain-error.ts';

export { MAX_AMOUNT, toDecimal, toMajor, toMinor, toMinorRounded } from '@vitrine/contract/text/minor-units.ts';

const formats = new Map<string, (amount: number) => string>();

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
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT
    ? amount
    : throwDomainError('price.invalid', { currency });
}
