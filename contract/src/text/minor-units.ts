// Pure: amounts as integers of the currency's smallest unit, as everything but files, cells and answers has them, so that no sum and no
// comparison is off by a fraction of a cent.
import { currencyDigits } from './number-text.ts';

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

export const toMinorRounded = (
  major: number,
  currency: string,
  round: (value: number) => number = Math.round,
): number => toMinor(major, currency) ?? round(major * 10 ** currencyDigits(currency));

/** The largest amount the database holds. */
export const MAX_AMOUNT = 2_147_483_647;
