import { type DecimalText, moneyFormat } from '@vitrine/contract/text/number-text.ts';

/** An amount of the API, such as 24.50, as the language writes it. */
export const moneyText = (amount: string, currency: string, locale: string): string =>
  moneyFormat(currency, locale)(amount as DecimalText);

/** For an input field: the decimal sign of the language, no thousands. */
export const editableAmount = (amount: string, digits: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: 4,
  }).format(amount as DecimalText);

const scale = 4;

const units = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(scale, '0').slice(0, scale));
};

function textOf(value: bigint, digits: number): string {
  const text = value.toString().padStart(scale + 1, '0');
  const whole = text.slice(0, -scale);
  return digits > 0 ? `${whole}.${text.slice(-scale).slice(0, digits)}` : whole;
}

/** Below zero: `a` is less. */
export function compareAmounts(a: string, b: string): number {
  const difference = units(a) - units(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const isZero = (amount: string): boolean => units(amount) === 0n;

export const sumOf = (amounts: readonly string[], digits: number): string =>
  textOf(
    amounts.reduce((sum, amount) => sum + units(amount), 0n),
    digits,
  );

/** By how many percent `now` differs from `before`; null when there is nothing to compare with. */
export function changeInPercent(now: string, before: string): number | null {
  const base = units(before);
  return base === 0n ? null : Math.round((Number(units(now) - base) / Number(base)) * 100);
}
