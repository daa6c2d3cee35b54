// Amounts are integers in the currency's smallest unit everywhere except in API responses.
import { moneyFormat } from '@vitrine/contract/text/number-text.ts';

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
