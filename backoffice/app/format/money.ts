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
