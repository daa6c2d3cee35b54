import type { Language } from '../i18n/language.ts';

/** The display font has no narrow no-break space, so French amounts use the wide one. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replaceAll('\u202f', '\u00a0');
}

/** Symbol of a currency, for the edge of an input. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Formats an amount like the API: always with the digits of its currency. */
export const writeMoney = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(amount)
    .replaceAll('\u202f', '\u00a0');
